import type { Seat, Tell } from '@swordtable/kernel';
import { type Action, PARTY, type Spent } from '../action.ts';
import { ADVANCED, AT, BASICS, basicsOf, PER_ADVANCED } from '../cards/attributes.ts';
import type { Track } from '../cards/terms.ts';
import { PER_CAMP_LEVEL } from '../effects/counting.ts';
import type { Event } from '../events.ts';
import { memoized } from '../memoized.ts';
import { advanceCamp, CAMP_MAX, trackCard } from '../party/camp.ts';
import { type Fellow, type Party, readyIn } from '../party/party-state.ts';
import { pay } from '../payment/pay.ts';
import { partyAt, type State, setParty } from '../state.ts';

/** Something spent on a track of the camp. */
export type Improve = Extract<Action, { improve: Track }>;

/** Basic attributes that a payment brings. */
export const worthOf = (spent: Spent): number => {
  let worth = 0;
  for (const tokens of Object.values(spent)) worth += basicsOf(tokens);
  return worth;
};

/** What there is for a track: a companion's plain attributes and those it can split, and what the party has for any track. */
interface Means {
  readonly plain: number;
  readonly splits: number;
  readonly party: number;
  readonly partySplits: number;
}

const meansOf = ({ pool }: Fellow, { luck, wilds }: Party, type: number): Means => ({
  plain: (pool[AT.basic + type] ?? 0) + (pool[AT.wildBasic] ?? 0),
  splits: (pool[AT.advanced + type] ?? 0) + (pool[AT.wildAdvanced] ?? 0),
  party: (wilds[0] ?? 0) + luck,
  partySplits: wilds[1] ?? 0,
});

const leftToLevel = (spent: number): number => (spent >= CAMP_MAX ? 0 : PER_CAMP_LEVEL - (spent % PER_CAMP_LEVEL));

/** What a companion spends of its own, by token. Which of them is up to its player (C-40). */
interface Own {
  readonly basic: number;
  readonly wildBasic: number;
  readonly advanced: number;
  readonly wildAdvanced: number;
}

const plainIn = ({ basic, wildBasic }: Own): number => basic + wildBasic;
const worthOfOwn = (own: Own): number => plainIn(own) + PER_ADVANCED * (own.advanced + own.wildAdvanced);

/** Everything that a companion could spend, nothing included, as long as no token of it could be left out and still come as far. */
const ownSpendings = ({ pool }: Fellow, type: number, most: number): readonly Own[] => {
  const all: Own[] = [];
  const [basics, advanced] = [pool[AT.basic + type] ?? 0, pool[AT.advanced + type] ?? 0];
  const splitsMost = Math.ceil(most / PER_ADVANCED);
  for (let wildSplits = 0; wildSplits <= Math.min(pool[AT.wildAdvanced] ?? 0, splitsMost); wildSplits++) {
    for (let splits = 0; splits <= Math.min(advanced, splitsMost - wildSplits); splits++) {
      const room = Math.max(0, most - PER_ADVANCED * (splits + wildSplits));
      for (let wilds = 0; wilds <= Math.min(pool[AT.wildBasic] ?? 0, room); wilds++)
        for (let basic = 0; basic <= Math.min(basics, room - wilds); basic++)
          all.push({ basic, wildBasic: wilds, advanced: splits, wildAdvanced: wildSplits });
    }
  }
  return all;
};

/** What the party adds: a number of basic wilds or luck, and a number of wild advanced tokens that are split. */
interface Help {
  readonly plain: number;
  readonly splits: number;
}
const NO_HELP: Help = { plain: 0, splits: 0 };

/**
 * How the party can add what is missing to the next level: luck keeps, so it is never spent on less. More than is missing is
 * spent only where a wild one is split and nothing else would do.
 */
const helpFor = (have: Means, own: Own, missing: number): readonly Help[] => {
  const all: Help[] = [];
  for (let splits = 0; splits <= have.partySplits && PER_ADVANCED * (splits - 1) < missing; splits++) {
    const plain = missing - PER_ADVANCED * splits;
    const isNeeded = plain >= 0 ? plain <= have.party : plainIn(own) === 0 && plain + PER_ADVANCED > have.party;
    if (isNeeded) all.push({ plain: Math.max(0, plain), splits });
  }
  return all;
};

/** What is spent, in tokens; of the party's, luck last. */
const spending = ({ card }: Fellow, { wilds }: Party, type: number, own: Own, help: Help): Spent => {
  const spent: Record<string, Readonly<Record<string, number>>> = {};
  // Only what is more than nothing is named.
  if (worthOfOwn(own) > 0) {
    const tokens: Record<string, number> = {};
    if (own.basic > 0) tokens[BASICS[type] as string] = own.basic;
    if (own.wildBasic > 0) tokens['wildBasic'] = own.wildBasic;
    if (own.advanced > 0) tokens[ADVANCED[type] as string] = own.advanced;
    if (own.wildAdvanced > 0) tokens['wildAdvanced'] = own.wildAdvanced;
    spent[card] = tokens;
  }
  if (help.plain + help.splits > 0) {
    const wild = Math.min(help.plain, wilds[0] ?? 0);
    const tokens: Record<string, number> = {};
    if (wild > 0) tokens['wildBasic'] = wild;
    if (help.plain > wild) tokens['luck'] = help.plain - wild;
    if (help.splits > 0) tokens['wildAdvanced'] = help.splits;
    spent[PARTY] = tokens;
  }
  return spent;
};

/** Whatever a companion may spend on a track. What is all the party's own the first one who is ready spends: it is the same for all. */
const spendingsFor = (fellow: Fellow, party: Party, type: number, isFirst: boolean): readonly Spent[] => {
  const spent = party.camp[type] ?? 0;
  const have = meansOf(fellow, party, type);
  if (have.plain + have.splits + have.party + have.partySplits === 0) return [];
  const toLevel = leftToLevel(spent);
  const all = ownSpendings(fellow, type, CAMP_MAX - spent);
  const ways: Spent[] = [];
  for (const own of all) if (worthOfOwn(own) > 0) ways.push(spending(fellow, party, type, own, NO_HELP));
  if (have.party + have.partySplits === 0) return ways;
  for (const own of all) {
    const worth = worthOfOwn(own);
    if (worth >= toLevel || (worth === 0 && !isFirst)) continue;
    for (const help of helpFor(have, own, toLevel - worth)) ways.push(spending(fellow, party, type, own, help));
  }
  return ways;
};

/** What a companion may do for a track that is this far from its next level. */
export interface Improvements {
  readonly options: readonly Improve[];
  readonly toLevel: number;
}

/** … and what else that depends on. */
interface KnownImprovements extends Improvements {
  readonly spent: number;
  readonly luck: number;
  readonly wilds: Party['wilds'];
  readonly isFirst: boolean;
}
const known = memoized((_fellow: Fellow): (KnownImprovements | undefined)[] => BASICS.map(() => undefined));

/** A companion stays as it is while others act, so what it may do is known from then on. */
const improvementsBy = (fellow: Fellow, party: Party, type: number, isFirst: boolean): Improvements => {
  const { luck, wilds } = party;
  const spent = party.camp[type] ?? 0;
  const all = known(fellow);
  const before = all[type];
  if (before?.spent === spent && before.luck === luck && before.wilds === wilds && before.isFirst === isFirst) return before;
  const improve = BASICS[type] as Track;
  const options = spendingsFor(fellow, party, type, isFirst).map((pay): Improve => ({ improve, by: fellow.card, pay }));
  const now = { options, toLevel: leftToLevel(spent), spent, luck, wilds, isFirst };
  all[type] = now;
  return now;
};

/** What all who are ready may do, track by track. */
export const improvementsIn = (party: Party): readonly Improvements[] => {
  const ready = readyIn(party);
  const all: Improvements[] = [];
  for (let type = 0; type < BASICS.length; type++)
    for (const fellow of ready) all.push(improvementsBy(fellow, party, type, fellow === ready[0]));
  return all;
};

export const improveOptions = (s: State, seat: Seat): readonly Action[] => {
  const all: Action[] = [];
  for (const { options } of improvementsIn(partyAt(s, seat))) for (const option of options) all.push(option);
  return all;
};

/** Whether somebody who is ready has the means for something on a track that is not at its end. */
const isFor = (party: Party, isEnough: (means: Means, toLevel: number) => boolean): boolean =>
  BASICS.some((_, type) => {
    const toLevel = leftToLevel(party.camp[type] ?? 0);
    return toLevel > 0 && party.fellows.some((fellow) => fellow.ready && isEnough(meansOf(fellow, party, type), toLevel));
  });

/** Whether all who are ready could reach the next level of a track together. */
export const reachesLevelTogether = (party: Party): boolean =>
  BASICS.some((_, type) => {
    const toLevel = leftToLevel(party.camp[type] ?? 0);
    const ready = readyIn(party);
    if (toLevel === 0 || ready.length === 0) return false;
    let sum = party.luck + (party.wilds[0] ?? 0) + PER_ADVANCED * (party.wilds[1] ?? 0);
    for (const fellow of ready) {
      const { plain, splits } = meansOf(fellow, party, type);
      sum += plain + PER_ADVANCED * splits;
    }
    return sum >= toLevel;
  });

/** Whether somebody could reach the next level of a track at a stroke. */
const reachesLevel = (party: Party): boolean =>
  isFor(party, (means, toLevel) => means.plain + means.party + PER_ADVANCED * (means.splits + means.partySplits) >= toLevel);

/** Whether anybody can spend anything, without listing what. */
export const canImprove = (party: Party): boolean => isFor(party, ({ plain, splits }) => plain + splits > 0) || reachesLevel(party);

/** Attributes are spent on a track of the camp; every fifth brings its next level (C-23). */
export const improve = (s: State, seat: Seat, track: Track, by: string, spent: Spent, tell: Tell<Event> | undefined): void => {
  setParty(s, seat, pay(partyAt(s, seat), spent));
  tell?.({ what: 'improved', seat, by, track, pay: spent });
  advanceCamp(s, track, worthOf(spent), { seat, bearer: null, doers: [by], card: trackCard(track) }, tell);
};
