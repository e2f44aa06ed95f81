import type { Seat } from '@swordtable/kernel';
import type { Sets } from '../cards/terms.ts';
import { partyAt, type State } from '../state.ts';
import type { Fellow, OpenParty, Party } from './party-state.ts';

/**
 * What was worked out about a value, kept as long as the value: companions, parties and tasks are never changed in place. Where it depends
 * on a few facets only, it is kept with one of them, and holds as long as the others are the same.
 */
export const memoizedWithSets = <Value extends object, Known>(
  workOut: (value: Value, sets: Sets) => Known,
  keyOf: (value: Value) => object = (value) => value,
  facetsOf: (value: Value) => readonly unknown[] = () => NONE,
): ((value: Value, sets: Sets) => Known) => {
  const memory = new WeakMap<object, { readonly sets: Sets; readonly facets: readonly unknown[]; readonly known: Known }>();
  return (value, sets) => {
    const key = keyOf(value);
    const before = memory.get(key);
    const facets = facetsOf(value);
    if (before !== undefined && before.sets === sets && facets.every((facet, at) => facet === before.facets[at])) return before.known;
    const known = workOut(value, sets);
    memory.set(key, { sets, facets, known });
    return known;
  };
};

const NONE: readonly unknown[] = [];

/** A companion's abilities depend on its card, its level, its equipment, and its skills; tokens and meeples don't change them. */
export const memoizedByFellow = <Known>(workOut: (fellow: Fellow, sets: Sets) => Known) =>
  memoizedWithSets(
    workOut,
    ({ worn }) => worn,
    ({ card, experience, skills }) => [card, experience, skills],
  );

/** And what a whole party bears on its companions and items: gold, luck and cards in the hand make no difference. */
export const memoizedByBearers = <Known>(workOut: (party: OpenParty, sets: Sets) => Known) =>
  memoizedWithSets(
    workOut,
    ({ fellows }) => fellows,
    ({ items }) => [items],
  );

/**
 * What can be done with a party depends on nothing else in the state but the set bonuses, the round, and who has the start
 * player's token. The same party is asked about again and again: at every look at the same position, and while others take their turns.
 */
export const memoizedByParty = <Known>(workOut: (s: State, seat: Seat) => Known): ((s: State, seat: Seat) => Known) => {
  const memory = new WeakMap<
    Party,
    { readonly sets: Sets; readonly round: number; readonly isFirst: boolean; readonly seat: Seat; readonly known: Known }
  >();
  return (s, seat) => {
    const party = partyAt(s, seat);
    const { sets, round } = s;
    const isFirst = s.first === seat;
    const before = memory.get(party);
    if (before !== undefined && before.sets === sets && before.round === round && before.isFirst === isFirst && before.seat === seat)
      return before.known;
    const known = workOut(s, seat);
    memory.set(party, { sets, round, isFirst, seat, known });
    return known;
  };
};
