import type { Seat, Tell } from '@swordtable/kernel';
import { type Action, PARTY, type Spent } from '../action.ts';
import { ADVANCED, AT, BASICS, basicsOf, PER_ADVANCED } from '../cards/attributes.ts';
import type { Track } from '../cards/terms.ts';
import { PER_CAMP_LEVEL } from '../effects/counting.ts';
import type { Event } from '../events.ts';
import { advanceCamp, CAMP_MAX, trackCard } from '../party/camp.ts';
import { type Fellow, type Party, readyIn } from '../party/party-state.ts';
import { pay } from '../payment/pay.ts';
import { partyAt, type State, setParty } from '../state.ts';

/** Basic attributes that a payment brings. */
export const worthOf = (spent: Spent): number => {
  let worth = 0;
  for (const tokens of Object.values(spent)) worth += basicsOf(tokens);
  return worth;
};

/** What is spent: so many plain ones of a companion and so many that it splits, and of the party so many plain ones and so many split. */
interface Way {
  readonly plain: number;
  readonly splits: number;
  readonly party: number;
  readonly partySplits: number;
}

/** What a companion has for a track, plain and to be split, and what the party has for any. */
const meansOf = ({ pool }: Fellow, { luck, wilds }: Party, type: number): Way => ({
  plain: (pool[AT.basic + type] ?? 0) + (pool[AT.wildBasic] ?? 0),
  splits: (pool[AT.advanced + type] ?? 0) + (pool[AT.wildAdvanced] ?? 0),
  party: (wilds[0] ?? 0) + luck,
  partySplits: wilds[1] ?? 0,
});

const leftToLevel = (spent: number): number => (spent >= CAMP_MAX ? 0 : PER_CAMP_LEVEL - (spent % PER_CAMP_LEVEL));

/** Any number of plain attributes of one's own; when those are all spent, any number of split ones besides (C-23, C-30). */
const ownWays = ({ plain, splits }: Way, room: number): readonly Way[] => {
  const ways: Way[] = [];
  for (let some = 1; some <= plain && some <= room; some++) ways.push({ plain: some, splits: 0, party: 0, partySplits: 0 });
  for (let some = 1; some <= splits && plain + PER_ADVANCED * (some - 1) < room; some++)
    ways.push({ plain, splits: some, party: 0, partySplits: 0 });
  return ways;
};

/**
 * The party adds what is missing to the next level, to any number of one's own: luck keeps, so it is never spent on less. More
 * than is missing is spent only where a wild one is split and nothing else would do.
 */
const helpedWays = (have: Way, toLevel: number, isFirst: boolean): readonly Way[] => {
  const ways: Way[] = [];
  for (let splits = 0; splits <= have.splits && PER_ADVANCED * splits < toLevel; splits++) {
    for (let plain = splits === 0 && !isFirst ? 1 : 0; plain <= have.plain && plain + PER_ADVANCED * splits < toLevel; plain++) {
      const missing = toLevel - plain - PER_ADVANCED * splits;
      for (let partySplits = 0; partySplits <= have.partySplits && PER_ADVANCED * (partySplits - 1) < missing; partySplits++) {
        const party = missing - PER_ADVANCED * partySplits;
        if (party >= 0 ? party <= have.party : party + PER_ADVANCED > have.party)
          ways.push({ plain, splits, party: Math.max(0, party), partySplits });
      }
    }
  }
  return ways;
};

/** Only what is more than nothing, by name; nothing at all where there is none. */
const named = (...tokens: readonly (readonly [string, number])[]): Readonly<Record<string, number>> | undefined => {
  let some: Record<string, number> | undefined;
  for (const [name, count] of tokens) {
    if (count === 0) continue;
    some ??= {};
    some[name] = count;
  }
  return some;
};

/** A way in tokens: those of the type first, then wild ones, and luck last of all. */
const spending = ({ card, pool }: Fellow, { wilds }: Party, type: number, way: Way): Spent => {
  const plain = Math.min(way.plain, pool[AT.basic + type] ?? 0);
  const splits = Math.min(way.splits, pool[AT.advanced + type] ?? 0);
  const wild = Math.min(way.party, wilds[0] ?? 0);
  const own = named(
    [BASICS[type] as string, plain],
    ['wildBasic', way.plain - plain],
    [ADVANCED[type] as string, splits],
    ['wildAdvanced', way.splits - splits],
  );
  const ofParty = named(['wildBasic', wild], ['luck', way.party - wild], ['wildAdvanced', way.partySplits]);
  const spent: Record<string, Readonly<Record<string, number>>> = {};
  if (own !== undefined) spent[card] = own;
  if (ofParty !== undefined) spent[PARTY] = ofParty;
  return spent;
};

const NONE: readonly Way[] = [];

/** Whatever a companion may spend on a track. What is all the party's own the first one who is ready spends: it is the same for all. */
const waysFor = (fellow: Fellow, party: Party, type: number, isFirst: boolean): readonly Way[] => {
  const spent = party.camp[type] ?? 0;
  const have = meansOf(fellow, party, type);
  if (have.plain + have.splits + have.party + have.partySplits === 0) return NONE;
  return [...ownWays(have, CAMP_MAX - spent), ...helpedWays(have, leftToLevel(spent), isFirst)];
};

export const improveOptions = (s: State, seat: Seat): readonly Action[] => {
  const party = partyAt(s, seat);
  const ready = readyIn(party);
  return BASICS.flatMap((track, type) =>
    ready.flatMap((fellow) =>
      waysFor(fellow, party, type, fellow === ready[0]).map(
        (way): Action => ({ improve: track, by: fellow.card, pay: spending(fellow, party, type, way) }),
      ),
    ),
  );
};

/** Whether somebody who is ready has the means for something on a track that is not at its end. */
const isFor = (party: Party, isEnough: (means: Way, toLevel: number) => boolean): boolean =>
  BASICS.some((_, type) => {
    const toLevel = leftToLevel(party.camp[type] ?? 0);
    return toLevel > 0 && party.fellows.some((fellow) => fellow.ready && isEnough(meansOf(fellow, party, type), toLevel));
  });

/** Whether somebody could reach the next level of a track at a stroke. */
export const reachesLevel = (party: Party): boolean =>
  isFor(party, (means, toLevel) => means.plain + means.party + PER_ADVANCED * (means.splits + means.partySplits) >= toLevel);

/** Whether anybody can spend anything, without listing what. */
export const canImprove = (party: Party): boolean => isFor(party, ({ plain, splits }) => plain + splits > 0) || reachesLevel(party);

/** Attributes are spent on a track of the camp; every fifth brings its next level (C-23). */
export const improve = (s: State, seat: Seat, track: Track, by: string, spent: Spent, tell: Tell<Event> | undefined): void => {
  setParty(s, seat, pay(partyAt(s, seat), spent));
  tell?.({ what: 'improved', seat, by, track, pay: spent });
  advanceCamp(s, track, worthOf(spent), { seat, bearer: null, doers: [by], card: trackCard(track) }, tell);
};
