import type { Seat, Tell } from '@swordtable/kernel';
import type { Action, Spent } from '../action.ts';
import { BASICS, basicsOf, PER_ADVANCED } from '../cards/attributes.ts';
import type { Track } from '../cards/terms.ts';
import type { Event } from '../events.ts';
import { advanceCamp, trackCard } from '../party/camp.ts';
import { type Fellow, type Party, readyIn } from '../party/party-state.ts';
import { pay } from '../payment/pay.ts';
import { memoizedBriefly } from '../short-memory.ts';
import { partyAt, type State, setParty } from '../state.ts';
import { helpIn, leftToLevel, type Means, meansOf, spentOn, stepsOf, type Way, waysFor } from './camp-ways.ts';

/** Something spent on a track of the camp. */
type Improve = Extract<Action, { improve: Track }>;

/** Basic attributes that a payment brings. */
export const worthOf = (spent: Spent): number => {
  let worth = 0;
  for (const tokens of Object.values(spent)) worth += basicsOf(tokens);
  return worth;
};

/** What a companion may do for a track, and what that depends on. It is put into words when somebody reads it. */
interface Improvements {
  readonly spent: number;
  readonly luck: number;
  readonly wilds: Party['wilds'];
  readonly isFirst: boolean;
  readonly ways: readonly Way[];
  options: readonly Improve[] | undefined;
  best: Improve | undefined;
}
const known = memoizedBriefly((_fellow: Fellow): (Improvements | undefined)[] => BASICS.map(() => undefined));

/** A companion stays as it is while others act, so what it may do is known from then on. */
const improvementsBy = (fellow: Fellow, party: Party, type: number, isFirst: boolean): Improvements => {
  const { luck, wilds } = party;
  const spent = party.camp[type] ?? 0;
  const all = known(fellow);
  const before = all[type];
  if (before?.spent === spent && before.luck === luck && before.wilds === wilds && before.isFirst === isFirst) return before;
  const now = { spent, luck, wilds, isFirst, ways: waysFor(fellow, party, type, isFirst), options: undefined, best: undefined };
  all[type] = now;
  return now;
};

const improving = (fellow: Fellow, party: Party, type: number, way: Way): Improve => ({
  improve: BASICS[type] as Track,
  by: fellow.card,
  pay: spentOn(fellow, party, type, way),
});

/** Adds what a companion may do for a track. */
type List = (all: Improve[], party: Party, improvements: Improvements, fellow: Fellow, type: number) => void;

/** For each companion who is ready and each track that it may do something for, track by track. */
const listed = (party: Party, list: List): readonly Action[] => {
  const all: Improve[] = [];
  const ready = readyIn(party);
  for (let type = 0; type < BASICS.length; type++) {
    for (const fellow of ready) {
      const improvements = improvementsBy(fellow, party, type, fellow === ready[0]);
      if (improvements.ways.length > 0) list(all, party, improvements, fellow, type);
    }
  }
  return all;
};

const listAll: List = (all, party, improvements, fellow, type) => {
  improvements.options ??= improvements.ways.map((way) => improving(fellow, party, type, way));
  for (const option of improvements.options) all.push(option);
};

export const improveOptions = (party: Party): readonly Action[] => listed(party, listAll);

/** To the next level, for as little as it takes of the party, or else all one has of one's own. */
const rankOf = (way: Way, toLevel: number): number => {
  const [steps, help] = [stepsOf(way), helpIn(way)];
  return steps === toLevel ? 100 - help : help > 0 || steps > toLevel ? -1 : steps;
};

const bestOf = (ways: readonly Way[], toLevel: number): Way => {
  let best = ways[0] as Way;
  for (const way of ways) if (rankOf(way, toLevel) > rankOf(best, toLevel)) best = way;
  return best;
};

const listBest: List = (all, party, improvements, fellow, type) => {
  improvements.best ??= improving(fellow, party, type, bestOf(improvements.ways, leftToLevel(improvements.spent)));
  all.push(improvements.best);
};

/** What a search tries: the best for each companion and track. */
export const bestImprovements = (party: Party): readonly Action[] => listed(party, listBest);

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
