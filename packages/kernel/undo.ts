import { answersBeforeBranch } from './branch.ts';
import type { Game } from './game.ts';
import type { Position } from './play.ts';
import type { MatchRecord } from './record.ts';
import { accept, type Refusal, type Result, refuse } from './refusal.ts';
import { type ReplayStep, replay } from './replay.ts';
import type { Seat } from './seat.ts';

/** A match without an answer, and its position then. */
export interface TakenBack<State, Action> {
  readonly record: MatchRecord;
  readonly position: Position<State, Action>;
}

/**
 * Undo drops a seat's last answer, unless that would break one of four rules: never change who is active, never make another player answer
 * again, never undo a reveal, never undo chance. A caller that knows the record's final position passes it as `now`, which halves the work.
 */
export const takeBack = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
  seat: Seat,
  now?: Position<State, Action>,
): Result<TakenBack<State, Action>> => {
  const { hash: _, ...match } = record;
  const found = lastAnswerOf(record, seat);
  if (!found.ok) return found;
  const last = found.value;
  const current = now === undefined ? endOf(game, match) : accept(now);
  if (!current.ok) return current;
  const shorter: MatchRecord = { ...match, answers: record.answers.filter((_, index) => index !== last) };
  const then = endOf(game, shorter);
  if (!then.ok) return { ok: false, refusal: shownSince(game, match, last, current.value) ? REVEALED : REDO };
  const refusal = crosses(game, current.value, then.value, seat);
  return refusal === undefined ? accept({ record: shorter, position: then.value }) : { ok: false, refusal };
};

/**
 * A takeback: the match as it was before a seat's last answer, without that answer and everything after it. Anyone who has answered since
 * has to answer again, so it needs their consent. It never goes back past chance or anything revealed to anyone.
 */
export const rewind = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
  seat: Seat,
  now?: Position<State, Action>,
): Result<TakenBack<State, Action>> => {
  const { hash: _, ...match } = record;
  const found = lastAnswerOf(record, seat);
  if (!found.ok) return found;
  const last = found.value;
  const shorter: MatchRecord = { ...match, answers: record.answers.slice(0, last) };
  const [current, then] = [now === undefined ? endOf(game, match) : accept(now), endOf(game, shorter)];
  if (!current.ok) return current;
  if (!then.ok) return then;
  return game.revealCount(current.value.state) === game.revealCount(then.value.state)
    ? accept({ record: shorter, position: then.value })
    : { ok: false, refusal: REVEALED };
};

/** Which answer a seat gave last, if it may be taken back at all. */
const lastAnswerOf = (record: MatchRecord, seat: Seat): Result<number> => {
  const last = record.answers.findLastIndex((answer) => answer.seat === seat);
  if (last < 0) return refuse('undo-nothing', 'There’s nothing to undo yet.');
  return last < answersBeforeBranch(record.redealt) ? { ok: false, refusal: BRANCHED } : accept(last);
};

/** The record without a seat's last answer. */
export const undo = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
  seat: Seat,
): Result<MatchRecord> => {
  const back = takeBack(game, record, seat);
  return back.ok ? accept(back.value.record) : back;
};

/** The final position of a record. */
const endOf = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
): Result<Position<State, Action>> => {
  const steps = replay(game, record);
  return steps.ok ? accept((steps.value.at(-1) as ReplayStep<State, Action, Event>).position) : steps;
};

const REDO: Refusal = { code: 'undo-redo', sentence: 'Another player has answered since and would have to answer again.' };
const BRANCHED: Refusal = {
  code: 'undo-branched',
  sentence: 'You haven’t answered anything since this match branched off, and what came before can’t be undone.',
};
const REVEALED: Refusal = {
  code: 'undo-revealed',
  sentence: 'Something random or hidden was revealed since then, so you can’t undo it.',
};

/** Whether something was revealed since an answer. If so, that's the reason, whatever others have answered: that may be their secret. */
const shownSince = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  match: MatchRecord,
  answer: number,
  now: Position<State, Action>,
): boolean => {
  const before = endOf(game, { ...match, answers: match.answers.slice(0, answer) });
  return !before.ok || game.revealCount(before.value.state) !== game.revealCount(now.state);
};

const crosses = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  now: Position<State, Action>,
  then: Position<State, Action>,
  seat: Seat,
): Refusal | undefined => {
  const others = ({ decisions }: Position<State, Action>): string =>
    decisions.flatMap((asked) => (asked.seat === seat ? [] : [`${asked.seat} ${asked.prompt.rule}`])).join();
  // A player may also answer in another's turn (Hydra, Shekhtur): then no one else decides before or after it.
  if (now.decisions.length === 0 || others(now) !== others(then) || game.active?.(now.state) !== game.active?.(then.state)) {
    return { code: 'undo-turn', sentence: 'The turn has passed, and you can’t undo what ended it.' };
  }
  return game.revealCount(now.state) === game.revealCount(then.state) ? undefined : REVEALED;
};
