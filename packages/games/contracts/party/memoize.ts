import type { Seat } from '@swordtable/kernel';
import type { Sets } from '../cards/terms.ts';
import { partyAt, type State } from '../state.ts';
import type { Fellow, OpenParty, Party } from './party-state.ts';

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

/**
 * A companion's abilities depend on its card, its level, its equipment, and its skills; tokens and meeples don't change them. So what is
 * known is kept with the equipment, and holds as long as the others are the same.
 */
export const memoizedByFellow = <Known>(workOut: (fellow: Fellow, sets: Sets) => Known): ((fellow: Fellow, sets: Sets) => Known) => {
  const memory = new WeakMap<Fellow['worn'], { readonly of: Fellow; readonly sets: Sets; readonly known: Known }>();
  return (fellow, sets) => {
    const { card, experience, skills, worn } = fellow;
    const before = memory.get(worn);
    if (before !== undefined && before.sets === sets) {
      const { of, known } = before;
      if (of === fellow || (of.card === card && of.experience === experience && of.skills === skills)) return known;
    }
    const known = workOut(fellow, sets);
    memory.set(worn, { of: fellow, sets, known });
    return known;
  };
};

/** And what a whole party bears on its companions and items: gold, luck and cards in the hand make no difference. */
export const memoizedByBearers = <Known>(workOut: (party: OpenParty, sets: Sets) => Known): ((party: OpenParty, sets: Sets) => Known) => {
  const memory = new WeakMap<OpenParty['fellows'], { readonly items: OpenParty['items']; readonly sets: Sets; readonly known: Known }>();
  return (party, sets) => {
    const { fellows, items } = party;
    const before = memory.get(fellows);
    if (before !== undefined && before.sets === sets && before.items === items) return before.known;
    const known = workOut(party, sets);
    memory.set(fellows, { items, sets, known });
    return known;
  };
};

/**
 * What can be done with a party depends on nothing else in the state but the set bonuses, the round, and who has the start
 * player's token. The same party is asked about again and again: at every look at the same position, and while others take their turns.
 */
export const memoizedByParty = <Known extends object | boolean>(
  workOut: (s: State, seat: Seat) => Known,
): ((s: State, seat: Seat) => Known) => {
  const at = memories++;
  return (s, seat) => {
    const all = knownAbout(s, seat);
    all[at] ??= workOut(s, seat);
    // Nobody else writes to this place.
    return all[at] as Known;
  };
};

/** Everything known about a party lies together, each thing at its own place, so that there is one look for all. */
interface KnownParty {
  readonly sets: Sets;
  readonly round: number;
  readonly isFirst: boolean;
  readonly seat: Seat;
  readonly all: unknown[];
}
const memory = new WeakMap<Party, KnownParty>();
let memories = 0;

const knownAbout = (s: State, seat: Seat): unknown[] => {
  const party = partyAt(s, seat);
  const { sets, round } = s;
  const isFirst = s.first === seat;
  const before = memory.get(party);
  if (before !== undefined && before.sets === sets && before.round === round && before.isFirst === isFirst && before.seat === seat)
    return before.all;
  const all: unknown[] = [];
  memory.set(party, { sets, round, isFirst, seat, all });
  return all;
};
