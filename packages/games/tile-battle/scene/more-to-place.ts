import { terrainOf } from '../hero/roster.ts';
import { clone, held, opponent, type State } from '../state.ts';

/** A placement on a board set up by hand isn't the last of its round just because no other tiles were put into the hands. */
export const withMoreToPlace = (s: State): State => {
  const [task] = s.agenda;
  const isPlacement = s.agenda.length === 1 && task !== undefined && 'ask' in task && task.ask === 'placement';
  if (!isPlacement || terrainOf(s.setting).playsFromDeck || held(s, 0) + held(s, 1) > 1) return s;
  const next = clone(s);
  next.left[opponent(s.active)] = 1;
  return next;
};
