import { PARTY, type Spent } from '../action.ts';
import { ADVANCED, AT, BASICS, PER_ADVANCED } from '../cards/attributes.ts';
import { PER_CAMP_LEVEL } from '../effects/counting.ts';
import { CAMP_MAX } from '../party/camp.ts';
import type { Fellow, Party } from '../party/party-state.ts';

/** What there is for a track: a companion's plain attributes and those it can split, and what the party has for any track. */
export interface Means {
  readonly plain: number;
  readonly splits: number;
  readonly party: number;
  readonly partySplits: number;
}

export const meansOf = ({ pool }: Fellow, { luck, wilds }: Party, type: number): Means => ({
  plain: (pool[AT.basic + type] ?? 0) + (pool[AT.wildBasic] ?? 0),
  splits: (pool[AT.advanced + type] ?? 0) + (pool[AT.wildAdvanced] ?? 0),
  party: (wilds[0] ?? 0) + luck,
  partySplits: wilds[1] ?? 0,
});

export const leftToLevel = (spent: number): number => (spent >= CAMP_MAX ? 0 : PER_CAMP_LEVEL - (spent % PER_CAMP_LEVEL));

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

/** What a companion spends of its own, with what the party adds. */
export interface Way {
  readonly own: Own;
  readonly help: Help;
}

/** Steps along the track, and tokens of the party. */
export const stepsOf = ({ own, help }: Way): number => worthOfOwn(own) + help.plain + PER_ADVANCED * help.splits;
export const helpIn = ({ help }: Way): number => help.plain + help.splits;

/** Whatever a companion may spend on a track. What is all the party's own the first one who is ready spends: it is the same for all. */
export const waysFor = (fellow: Fellow, party: Party, type: number, isFirst: boolean): readonly Way[] => {
  const spent = party.camp[type] ?? 0;
  const have = meansOf(fellow, party, type);
  if (have.plain + have.splits + have.party + have.partySplits === 0) return [];
  const toLevel = leftToLevel(spent);
  const all = ownSpendings(fellow, type, CAMP_MAX - spent);
  const ways: Way[] = [];
  for (const own of all) if (worthOfOwn(own) > 0) ways.push({ own, help: NO_HELP });
  if (have.party + have.partySplits === 0) return ways;
  for (const own of all) {
    const worth = worthOfOwn(own);
    if (worth >= toLevel || (worth === 0 && !isFirst)) continue;
    for (const help of helpFor(have, own, toLevel - worth)) ways.push({ own, help });
  }
  return ways;
};

/** What is spent, in tokens; of the party's, luck last. */
export const spentOn = ({ card }: Fellow, { wilds }: Pick<Party, 'wilds'>, type: number, { own, help }: Way): Spent => {
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
