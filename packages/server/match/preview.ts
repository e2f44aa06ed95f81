import { accept, type Random, type Result, refuse, type Seat, submit } from '@swordtable/kernel';
import type { Preview } from '../api/play.ts';
import type { Match } from './match.ts';
import { facetsOf } from './projection.ts';

/** Tries an answer in a world dealt again for the seat, so that what the seat doesn't know plays no part. */
export const previewOf = (match: Match, seat: Seat, seq: number, action: unknown, rng: Random): Result<Preview> => {
  const { game, position } = match;
  const asked = match.asked.find((entry) => entry.seat === seat);
  if (position === undefined || asked === undefined) return refuse('not-your-decision', 'It’s not your decision now.');
  if (asked.seq !== seq) return refuse('stale', `You answered question ${seq}, but the current question is ${asked.seq}.`);
  const world = game.determinize(position.state, seat, rng);
  const played = submit(game, { state: world, decisions: game.decisions(world) }, seat, action);
  if (!played.ok) return played;
  const { state } = played.value.position;
  return accept({
    events: played.value.events.flatMap((event) => game.redact(event, seat) ?? []),
    view: facetsOf(game.view(state, seat)),
    standing: game.standing(state),
    certain: game.revealCount(state) === game.revealCount(world),
  });
};
