import { applyRedeals, redealError } from './branch.ts';
import type { Game } from './game.ts';
import { hashOf } from './json.ts';
import { openSetup, type Position, submit } from './play.ts';
import { ANSWERS_MAX, type MatchRecord } from './record.ts';
import { accept, type Result, refuse } from './refusal.ts';

/** A step of a match: the position, and the events that led to it. */
export interface ReplayStep<State, Action, Event> {
  readonly position: Position<State, Action>;
  readonly events: readonly Event[];
}

/** Every step of a recorded match, from the setup to the last answer; refused at the first answer that isn't an option. */
export const replay = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
): Result<readonly ReplayStep<State, Action, Event>[]> => {
  const steps: ReplayStep<State, Action, Event>[] = [];
  const replayed = replaying(game, record);
  for (let next = replayed.next(); ; next = replayed.next()) {
    if (next.done) return next.value.ok ? accept(steps) : next.value;
    steps.push(next.value);
  }
};

/** The same step by step, for a caller that has other things to do in between. Returns the last step, or the refusal. */
export function* replaying<State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
): Generator<ReplayStep<State, Action, Event>, Result<ReplayStep<State, Action, Event>>, void> {
  if (record.game !== game.id) return refuse('wrong-game', `This is a record of "${record.game}", not of "${game.id}".`);
  if (record.version !== game.version) {
    return refuse('wrong-version', `The match was played with rules version ${record.version}; this program has ${game.version}.`);
  }
  if (record.answers.length > ANSWERS_MAX) return refuse('too-long', `A match can have at most ${ANSWERS_MAX} answers.`);
  const wrong = redealError(record.redealt, record.seats, record.answers.length);
  if (wrong !== undefined) return refuse('bad-redeal', wrong);
  const opened = openSetup(game, record);
  if (!opened.ok) return opened;
  let position = applyRedeals(game, opened.value.position, record.redealt, 0);
  let step: ReplayStep<State, Action, Event> = { position, events: opened.value.events };
  yield step;
  for (const [index, { seat, action }] of record.answers.entries()) {
    const reply = submit(game, position, seat, action);
    if (!reply.ok) return refuse('answer-refused', `Answer ${index + 1} (${game.words.seat(seat)}): ${reply.refusal.sentence}`);
    position = applyRedeals(game, reply.value.position, record.redealt, index + 1);
    step = { position, events: reply.value.events };
    yield step;
  }
  if (record.hash !== undefined && hashOf(position.state) !== record.hash) {
    return refuse('hash-mismatch', `The replayed match ends with hash ${hashOf(position.state)}, but the record says ${record.hash}.`);
  }
  return accept(step);
}
