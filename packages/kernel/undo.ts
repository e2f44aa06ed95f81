import { answersBeforeBranch } from './branch.ts';
import type { Game } from './game.ts';
import type { Position } from './play.ts';
import type { MatchRecord } from './record.ts';
import { accept, type Refusal, type Result, refuse } from './refusal.ts';
import { type ReplayStep, replay } from './replay.ts';
import type { Seat } from './seat.ts';

/** A match without an answer, and where it stands then. */
export interface TakenBack<State, Action> {
  readonly record: MatchRecord;
  readonly position: Position<State, Action>;
}

/**
 * Undo is dropping the last answer of a seat, and what would be broken by it is refused. The four nevers: never change
 * who is active, never make another player answer again, never take back what was revealed, never take back chance.
 * Whoever knows where the record stands says so with `now`: it is half the work.
 */
export const takeBack = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
  seat: Seat,
  now?: Position<State, Action>,
): Result<TakenBack<State, Action>> => {
  const { hash: _, ...match } = record;
  const last = record.answers.findLastIndex((answer) => answer.seat === seat);
  if (last < 0) return refuse('undo-nothing', 'You haven’t answered anything yet.');
  if (last < answersBeforeBranch(record.redealt)) return { ok: false, refusal: BRANCHED };
  const stands = now === undefined ? endOf(game, match) : accept(now);
  if (!stands.ok) return stands;
  const shorter: MatchRecord = { ...match, answers: record.answers.filter((_, index) => index !== last) };
  const then = endOf(game, shorter);
  if (!then.ok) return { ok: false, refusal: shownSince(game, match, last, stands.value) ? REVEALED : REDO };
  const refusal = crosses(game, stands.value, then.value, seat);
  return refusal === undefined ? accept({ record: shorter, position: then.value }) : { ok: false, refusal };
};

/**
 * A takeback: the match as it was before the last answer of a seat, without that answer and all that came after it. Whoever answered
 * since has to answer again, so it takes their consent. It never goes back past chance or anything revealed, to whomever it was shown.
 */
export const rewind = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
  seat: Seat,
  now?: Position<State, Action>,
): Result<TakenBack<State, Action>> => {
  const { hash: _, ...match } = record;
  const last = record.answers.findLastIndex((answer) => answer.seat === seat);
  if (last < 0) return refuse('undo-nothing', 'You haven’t answered anything yet.');
  if (last < answersBeforeBranch(record.redealt)) return { ok: false, refusal: BRANCHED };
  const shorter: MatchRecord = { ...match, answers: record.answers.slice(0, last) };
  const [stands, then] = [now === undefined ? endOf(game, match) : accept(now), endOf(game, shorter)];
  if (!stands.ok) return stands;
  if (!then.ok) return then;
  return game.revealCount(stands.value.state) === game.revealCount(then.value.state)
    ? accept({ record: shorter, position: then.value })
    : { ok: false, refusal: REVEALED };
};

/** The record without the last answer of a seat. */
export const undo = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
  seat: Seat,
): Result<MatchRecord> => {
  const back = takeBack(game, record, seat);
  return back.ok ? accept(back.value.record) : back;
};

/** Where a record ends. */
const endOf = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
): Result<Position<State, Action>> => {
  const steps = replay(game, record);
  return steps.ok ? accept((steps.value.at(-1) as ReplayStep<State, Action, Event>).position) : steps;
};

const REDO: Refusal = { code: 'undo-redo', sentence: 'Another player has answered on top of it and would have to answer again.' };
const BRANCHED: Refusal = {
  code: 'undo-branched',
  sentence: 'You have answered nothing since this match branched off; what came before stays as it was.',
};
const REVEALED: Refusal = {
  code: 'undo-revealed',
  sentence: 'Chance has decided or something hidden was shown since; that cannot be taken back.',
};

/** Whether something came to light since before an answer. Then this is the reason, whatever others have answered: that may be their secret. */
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
  // A player may also answer in another's turn (Hydra, Shekhtur): then nobody else is asked before or after it.
  if (now.decisions.length === 0 || others(now) !== others(then) || game.active?.(now.state) !== game.active?.(then.state)) {
    return { code: 'undo-turn', sentence: 'The turn has passed on; what ended it cannot be taken back.' };
  }
  return game.revealCount(now.state) === game.revealCount(then.state) ? undefined : REVEALED;
};
