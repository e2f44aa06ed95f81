import type { Seat } from '@swordtable/kernel';
import type { Sets } from '../cards/terms.ts';
import { shortMemory } from '../short-memory.ts';
import { partyAt, type State } from '../state.ts';
import type { Fellow, Party } from './party-state.ts';

/** What was worked out about a value, kept as long as the value: companions, parties and tasks are never changed in place. */
export const memoizedWithSets = <Value extends object, Known>(
  workOut: (value: Value, sets: Sets) => Known,
): ((value: Value, sets: Sets) => Known) => {
  const memory = new WeakMap<Value, { readonly sets: Sets; readonly known: Known }>();
  return (value, sets) => {
    const before = memory.get(value);
    if (before !== undefined && before.sets === sets) return before.known;
    const known = workOut(value, sets);
    memory.set(value, { sets, known });
    return known;
  };
};

/** Everything known about a companion or a party lies together, each thing at its own place, so that there is one look for all. */
type Known = unknown[];

interface KnownFellow {
  readonly of: Fellow;
  readonly sets: Sets;
  readonly all: Known;
}
const fellows = shortMemory<Fellow['worn'], KnownFellow>();
let fellowMemories = 0;

/**
 * A companion's abilities depend on its card, its level, its equipment, and its skills; tokens and meeples don't change them. So what is
 * known is kept with the equipment, and holds as long as the others are the same.
 */
const knownOfFellow = (fellow: Fellow, sets: Sets): Known => {
  const before = fellows.get(fellow.worn);
  if (before !== undefined && before.sets === sets) {
    const { of, all } = before;
    if (of === fellow || (of.card === fellow.card && of.experience === fellow.experience && of.skills === fellow.skills)) return all;
  }
  const all: Known = [];
  fellows.set(fellow.worn, { of: fellow, sets, all });
  return all;
};

export const memoizedByFellow = <Made extends object>(
  workOut: (fellow: Fellow, sets: Sets) => Made,
): ((fellow: Fellow, sets: Sets) => Made) => {
  const at = fellowMemories++;
  return (fellow, sets) => {
    const all = knownOfFellow(fellow, sets);
    all[at] ??= workOut(fellow, sets);
    // Nobody else writes to this place.
    return all[at] as Made;
  };
};

/**
 * What can be done with a party depends on nothing else in the state but the set bonuses, the round, and who has the start
 * player's token. The same party is asked about again and again: at every look at the same position, and while others take their turns.
 */
export const memoizedByParty = <Made extends object | boolean>(
  workOut: (s: State, seat: Seat) => Made,
): ((s: State, seat: Seat) => Made) => {
  const at = memories++;
  return (s, seat) => {
    const all = knownAbout(s, seat);
    all[at] ??= workOut(s, seat);
    return all[at] as Made;
  };
};

interface KnownParty {
  readonly sets: Sets;
  readonly round: number;
  readonly isFirst: boolean;
  readonly seat: Seat;
  readonly all: Known;
}
const memory = shortMemory<Party, KnownParty>();
let memories = 0;

const knownAbout = (s: State, seat: Seat): Known => {
  const party = partyAt(s, seat);
  const { sets, round } = s;
  const isFirst = s.first === seat;
  const before = memory.get(party);
  if (before !== undefined && before.sets === sets && before.round === round && before.isFirst === isFirst && before.seat === seat)
    return before.all;
  const all: Known = [];
  memory.set(party, { sets, round, isFirst, seat, all });
  return all;
};
