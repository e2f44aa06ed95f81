import type { Game, Seat } from './game.ts';
import type { Position } from './play.ts';
import { accept, type Refusal, type Result, refuse } from './refusal.ts';
import { type MatchRecord, type Moment, replay } from './replay.ts';

/**
 * Undo is dropping the last answer of a seat, and what would be broken by it is refused. The four nevers: never change
 * who is active, never make another player answer again, never take back what was revealed, never take back chance.
 */
export const undo = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
  seat: Seat,
): Result<MatchRecord> => {
  const { hash: _, ...match } = record;
  const last = record.answers.findLastIndex((answer) => answer.seat === seat);
  if (last < 0) return refuse('undo-nothing', 'You have not answered anything yet.');
  const shorter: MatchRecord = { ...match, answers: record.answers.filter((_, index) => index !== last) };
  const now = replay(game, match);
  if (!now.ok) return now;
  const then = replay(game, shorter);
  if (!then.ok) return { ok: false, refusal: shownSince(game, now.value, last) ? REVEALED : REDO };
  const refusal = crosses(game, now.value.at(-1)?.position, then.value.at(-1)?.position, seat);
  return refusal === undefined ? accept(shorter) : { ok: false, refusal };
};

const REDO: Refusal = { code: 'undo-redo', sentence: 'Another player has answered on top of it and would have to answer again.' };
const REVEALED: Refusal = {
  code: 'undo-revealed',
  sentence: 'Chance has decided or something hidden was shown since; that cannot be taken back.',
};

/** Whether something came to light since before an answer. Then this is the reason, whatever others have answered: that may be their secret. */
const shownSince = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  moments: readonly Moment<State, Action, Event>[],
  answer: number,
): boolean => {
  const [before, now] = [moments[answer], moments.at(-1)];
  if (before === undefined || now === undefined) throw new Error('Every answer has a moment before it.');
  return game.horizon(before.position.state) !== game.horizon(now.position.state);
};

const crosses = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  now: Position<State, Action> | undefined,
  then: Position<State, Action> | undefined,
  seat: Seat,
): Refusal | undefined => {
  if (now === undefined || then === undefined) throw new Error('A replay has at least its first moment.');
  const others = ({ decisions }: Position<State, Action>): string =>
    decisions.flatMap((asked) => (asked.seat === seat ? [] : [`${asked.seat} ${asked.prompt.rule}`])).join();
  // A player may also answer in another's turn (Hydra, Shekhtur): then nobody else is asked before or after it.
  if (now.decisions.length === 0 || others(now) !== others(then) || game.active?.(now.state) !== game.active?.(then.state)) {
    return { code: 'undo-turn', sentence: 'The turn has passed on; what ended it cannot be taken back.' };
  }
  if (game.horizon(now.state) !== game.horizon(then.state)) {
    return REVEALED;
  }
  return undefined;
};
