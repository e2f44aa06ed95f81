import {
  type Answer,
  accept,
  answersBeforeBranch,
  applyRedeals,
  type Decision,
  type MatchRecord,
  open,
  type Position,
  type Result,
  refuse,
  rewind,
  type Seat,
  type Standing,
  sameDecisions,
  submit,
  takeBack as takeBackIn,
} from '@swordtable/kernel';
import type { EndWhy } from '../api/match.ts';
import { seedFrom } from './deal.ts';
import type { Line } from './entry.ts';
import { isHeld, type Match, type PendingQuestion, recordLine, withSeat } from './match.ts';

/**
 * Whom the position asks now, and since which line. A question that stood before and stands unchanged keeps its number, so
 * that nobody's answer is refused because somebody else's came first; `afresh` is asked anew all the same. The time runs on even
 * when the question changes: a clock that began anew would tell everybody that something about it is different now.
 */
const askedIn = (match: Match, line: Line, before: Position | undefined, afresh: Seat): Match => {
  const decisions = match.status === 'running' ? (match.position?.decisions ?? []) : [];
  const asked = decisions.map((decision): PendingQuestion => {
    const old = match.asked.find(({ seat }) => seat === decision.seat && seat !== afresh);
    if (old !== undefined && stands(decision, before)) return old;
    return { seat: decision.seat, seq: line.seq, since: old?.since ?? line.at };
  });
  return { ...match, asked };
};

/** Since when a seat is asked. */
const sinceOf = ({ asked }: Match, seat: Seat): number | undefined => asked.find((entry) => entry.seat === seat)?.since;

const stands = (decision: Decision<unknown>, before: Position | undefined): boolean => {
  const then = before?.decisions.find(({ seat }) => seat === decision.seat);
  return then !== undefined && (then === decision || sameDecisions([then], [decision]));
};

/** The same position, in which one seat is now played by somebody else, with a clock of its own. */
export const askedAnew = (match: Match, line: Line, seat: Seat): Match => askedIn(match, line, match.position, seat);

/** The same, but the time runs on: who hands the own seat to a bot and takes it back gains none. */
export const askedOn = (match: Match, line: Line, seat: Seat): Match => {
  const now = askedAnew(match, line, seat);
  return {
    ...now,
    asked: now.asked.map((entry) => (entry.seat === seat ? { ...entry, since: sinceOf(match, seat) ?? entry.since } : entry)),
  };
};

/** Begins to play as soon as everybody has sat down. */
export const begin = (match: Match, line: Line): Result<Match> => {
  const first = match.recent.length === 0;
  if (match.seats.some(({ taken }) => !taken)) return accept(first ? recordLine(match, line, []) : match);
  const lucks = match.seats.map(({ luck }) => luck);
  const seed = match.seed ?? seedFrom(match.id, match.terms.secret, lucks);
  const opened = open(match.game, match.seats.length, match.terms.options, seed);
  if (!opened.ok) return opened;
  const { events } = opened.value;
  const position = applyRedeals(match.game, opened.value.position, match.imported?.setup.redealt, 0);
  const begun: Match = { ...match, seed, position, status: 'running' };
  // The line of the last to sit down has been noted before it was known that it begins the play.
  const recent = first ? recordLine(begun, line, events).recent : [...match.recent.slice(0, -1), { ...line, events }];
  return accept(askedIn({ ...begun, recent }, line, undefined, -1));
};

/** Ends a match. What nobody can answer any more is no longer asked. */
export const end = (match: Match, why: EndWhy, standing?: Standing): Match => ({
  ...match,
  status: 'over',
  asked: [],
  ended: { why, ...(standing === undefined ? {} : { standing }) },
});

/** Points as they are; those who gave up come last, the first to do so at the very end. */
export const standingNow = (match: Match): Standing | undefined => {
  if (match.position === undefined) return undefined;
  const { points, ranking } = match.game.standing(match.position.state);
  // A rank that nobody has from the beginning is that of the game itself.
  const stayed = ranking.flatMap((seats) => {
    const left = seats.filter((seat) => !match.resigned.includes(seat));
    return seats.length === 0 || left.length > 0 ? [left] : [];
  });
  // Alone, whoever gives up has lost to the game itself, however far ahead: then, too, the first rank is that of the game.
  const first = stayed.length === 0 ? [[]] : stayed;
  return { points, ranking: [...first, ...match.resigned.toReversed().map((seat) => [seat])] };
};

/** Bots among themselves would go on for nobody. */
export const noPersonLeft = (match: Match): boolean =>
  !match.seats.some((seatState, seat) => isHeld(seatState) && !match.resigned.includes(seat));

export interface PlayedAnswer {
  readonly match: Match;
  readonly position: Position;
  readonly events: readonly unknown[];
}

/** Plays an answer. Refused as the rules refuse it. */
export const playAnswer = (match: Match, line: Line, seat: Seat, action: unknown): Result<PlayedAnswer> => {
  const { position: before } = match;
  if (before === undefined || match.status === 'waiting')
    return refuse('not-begun', 'The match hasn’t begun: not all seats are taken yet.');
  if (match.status === 'over') return refuse('game-over', 'The match is over.');
  const played = submit(match.game, before, seat, action);
  if (!played.ok) return played;
  const { events, action: option } = played.value;
  const answers: readonly Answer[] = [...match.answers, { seat, action: option }];
  const position = applyRedeals(match.game, played.value.position, match.imported?.setup.redealt, answers.length);
  // Whoever answers is not away, whatever the others had agreed on.
  const here = match.seats[seat]?.agreed.length === 0 ? match : withSeat(match, seat, { agreed: [] });
  const { request: _, ...rest } = here;
  const declined = here.declined.filter((other) => other !== seat);
  const answeredSince = match.seats.map((_, other) =>
    other === seat ? (sinceOf(match, seat) ?? line.at) : (match.answeredSince[other] ?? 0),
  );
  const prompt = before.decisions.find((decision) => decision.seat === seat)?.prompt;
  const answeredTo = match.seats.map((_, other) => (other === seat ? prompt : match.answeredTo[other]));
  const now = askedIn({ ...rest, declined, position, answers, answeredSince, answeredTo }, line, before, seat);
  const over = position.decisions.length === 0 ? end(now, 'finished', standingNow(now)) : now;
  return accept({ match: over, position, events });
};

/** The match as a record, as far as it has been played. */
export const recordOf = ({ game, seats, terms, seed, answers, imported }: Match): MatchRecord => {
  // While a match is told from its log, it may not have come to where it branches off.
  const redealt = imported?.setup.redealt?.filter(({ after }) => after <= answers.length) ?? [];
  return {
    game: game.id,
    version: game.version,
    seats: seats.length,
    options: terms.options,
    seed: seed ?? '',
    ...(redealt.length === 0 ? {} : { redealt }),
    answers,
  };
};

/**
 * Positions before the last answers, kept while a log is told: then an answer that was taken back is not paid for by playing the
 * whole match again.
 */
export type Past = { readonly answers: number; readonly position: Position }[];

/** Taking back from under the answers of others plays the match again, now and whenever its log is told. That has an end. */
const REPLAYED_MAX = 10_000;

/** The match without the last answer of a seat, if the four nevers allow it. What stands in a log was allowed. */
export const takeBack = (match: Match, line: Line, seat: Seat, past?: Past): Result<Match> => {
  if (match.status !== 'running') return refuse('undo-over', 'You can undo only in a running match.');
  const lastOfAll = match.answers.at(-1)?.seat === seat;
  const replayed = match.replayed + (lastOfAll ? 0 : match.answers.length);
  if (replayed > REPLAYED_MAX) return refuse('undo-too-often', 'There were too many undos in this match.');
  const known = past?.at(-1);
  if (lastOfAll && known?.answers === match.answers.length - 1 && known.answers >= answersBeforeBranch(match.imported?.setup.redealt)) {
    past?.pop();
    return accept(backAt(match, line, seat, known.position, match.answers.slice(0, -1)));
  }
  const back = takeBackIn(match.game, recordOf(match), seat, match.position);
  if (!back.ok) return back;
  // What was answered on top stands elsewhere now, and so do the positions before it.
  past?.splice(0);
  return accept(backAt({ ...match, replayed }, line, seat, back.value.position, back.value.record.answers));
};

/** The match as it was before the last answer of a seat, whoever has answered since. What stands in a log was allowed. */
export const rewindMatch = (match: Match, line: Line, seat: Seat, past?: Past): Result<Match> => {
  if (match.status !== 'running') return refuse('undo-over', 'You can undo only in a running match.');
  const last = match.answers.findLastIndex((answer) => answer.seat === seat);
  const replayed = match.replayed + match.answers.length;
  if (replayed > REPLAYED_MAX) return refuse('undo-too-often', 'There were too many undos in this match.');
  const { request: _, ...rest } = match;
  const at = past?.findIndex(({ answers }) => answers === last) ?? -1;
  const known = past?.[at];
  if (known !== undefined && last >= answersBeforeBranch(match.imported?.setup.redealt)) {
    past?.splice(at);
    return accept(backAt({ ...rest, replayed }, line, seat, known.position, match.answers.slice(0, last)));
  }
  const back = rewind(match.game, recordOf(match), seat, match.position);
  if (!back.ok) return back;
  past?.splice(0);
  return accept(backAt({ ...rest, replayed }, line, seat, back.value.position, back.value.record.answers));
};

const backAt = (match: Match, line: Line, seat: Seat, position: Position, answers: readonly Answer[]): Match => {
  const now = askedIn({ ...match, position, answers }, line, match.position, seat);
  // Whoever answers again has what was left of the time for the first answer.
  const asked = now.asked.map((entry) => (entry.seat === seat ? { ...entry, since: match.answeredSince[seat] ?? entry.since } : entry));
  return recordLine({ ...now, asked }, line, []);
};
