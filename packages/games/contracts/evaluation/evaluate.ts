import type { Seat, Standing } from '@swordtable/kernel';
import { standingBy } from '../phases/end-of-game.ts';
import { planAt, type State } from '../state.ts';
import { dayWorth, ranksWorth } from './day-worth.ts';
import { houseWorth } from './house-worth.ts';
import { inProgress } from './in-progress.ts';
import { ownWorth } from './own-worth.ts';

/** A party's estimated final fame: its own, plus what it can still do on the board. */
const prospectOf = (s: State, seat: Seat): number => {
  const own = ownWorth(s, seat, planAt(s, seat));
  return s.phase === 'contract' ? own + dayWorth(s, seat) + ranksWorth(s, seat) : own;
};

/** The standing that may be expected, whatever is under way counted as good as done. The owner of a plan knows it. */
export const evaluate = (s: State): Standing | undefined => {
  if (s.phase === 'over') return undefined;
  const pending = inProgress(s) + houseWorth(s);
  return standingBy(
    s,
    s.parties.map((_, seat) => prospectOf(s, seat) + (seat === s.active ? pending : 0)),
  );
};
