import { accept, type Random, type Result, refuse, type Seat, type Standing, submit } from '@swordtable/kernel';
import type { Match } from './match.ts';
import type { View } from './telling.ts';

/** What an answer would lead to, as far as the one who would give it can know. */
export interface Preview {
  readonly events: readonly unknown[];
  readonly view: View;
  readonly standing: Standing;
  /** Whether it would come out just so. Otherwise chance or something hidden has a part in it, and this is one way it may go. */
  readonly certain: boolean;
}

/** Tries an answer out in a world dealt anew for the seat: what the seat does not know has no part in it. */
export const previewOf = (match: Match, seat: Seat, seq: number, action: unknown, dice: Random): Result<Preview> => {
  const { game, position } = match;
  const asked = match.asked.find((entry) => entry.seat === seat);
  if (position === undefined || asked === undefined) return refuse('not-your-decision', 'You are not asked anything now.');
  if (asked.seq !== seq) return refuse('stale', `You looked at question ${seq}, but question ${asked.seq} stands now.`);
  const world = game.determinize(position.state, seat, dice);
  const played = submit(game, { state: world, decisions: game.decisions(world) }, seat, action);
  if (!played.ok) return played;
  const { state } = played.value.position;
  return accept({
    events: played.value.events.flatMap((event) => game.seen(event, seat) ?? []),
    // Every view is an object with named facets; the games' own types are not known here.
    view: game.view(state, seat) as View,
    standing: game.standing(state),
    certain: game.horizon(state) === game.horizon(world),
  });
};
