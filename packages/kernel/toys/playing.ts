import type { Game } from '../game.ts';
import type { Json } from '../options.ts';
import { open, type Position, submit } from '../play.ts';
import type { Answer, MatchRecord } from '../record.ts';

/** The first position of a match known to be playable. */
export const opened = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  seats: number,
  seed = 'toys',
  options: Readonly<Record<string, Json>> = {},
): Position<State, Action> => {
  const result = open(game, seats, options, seed);
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value.position;
};

/** The position after answers known to be options. */
export const answered = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  position: Position<State, Action>,
  answers: readonly Answer[],
): Position<State, Action> =>
  answers.reduce((before, { seat, action }) => {
    const reply = submit(game, before, seat, action);
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    return reply.value.position;
  }, position);

/** A record that begins like `opened`. */
export const recordOf = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  seats: number,
  answers: readonly Answer[],
  seed = 'toys',
): MatchRecord => ({ game: game.id, version: game.version, seats, options: {}, seed, answers });
