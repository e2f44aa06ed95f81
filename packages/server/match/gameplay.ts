import {
  type Answer,
  accept,
  answersBeforeBranch,
  applyRedeals,
  type Decision,
  type MatchRecord,
  openSetup,
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
import { copyOf, type Match, type PendingQuestion, recordLine, withLast, withSeat } from './match.ts';

/** When something happens: the number of its line, and its time. */
type Moment = Pick<Line, 'seq' | 'at'>;

/**
 * Who must answer now, and since which line. An unchanged question keeps its number, so that no answer is refused because another came
 * first; `afresh` gets a new number anyway. The clock keeps running even if the question changes: restarting it would reveal that something
 * about it has changed.
 */
const askedNow = (
  { asked }: Match,
  { decisions }: Position,
  line: Moment,
  before: Position | undefined,
  afresh: Seat,
): readonly PendingQuestion[] =>
  decisions.map((decision): PendingQuestion => {
    const old = asked.find(({ seat }) => seat === decision.seat && seat !== afresh);
    if (old !== undefined && isUnchanged(decision, before)) return old;
    return { seat: decision.seat, seq: line.seq, since: old?.since ?? line.at };
  });

const askedIn = (match: Match, line: Moment, before: Position | undefined, afresh: Seat): Match => {
  const isAsking = match.status === 'running' && match.position !== undefined;
  return { ...match, asked: isAsking ? askedNow(match, match.position, line, before, afresh) : [] };
};

/** Since when a seat must answer. */
const sinceOf = ({ asked }: Match, seat: Seat): number | undefined => asked.find((entry) => entry.seat === seat)?.since;

const isUnchanged = (decision: Decision<unknown>, before: Position | undefined): boolean => {
  const then = before?.decisions.find(({ seat }) => seat === decision.seat);
  return then !== undefined && (then === decision || sameDecisions([then], [decision]));
};

/** The same position, with one seat now played by someone else, on a new clock. */
export const askedAnew = (match: Match, line: Line, seat: Seat): Match => askedIn(match, line, match.position, seat);

/** The same, but the clock keeps running: handing one's seat to a bot and taking it back gains no time. */
export const askedOn = (match: Match, line: Line, seat: Seat): Match => {
  const now = askedAnew(match, line, seat);
  return {
    ...now,
    asked: now.asked.map((entry) => (entry.seat === seat ? { ...entry, since: sinceOf(match, seat) ?? entry.since } : entry)),
  };
};

/** Starts play as soon as all seats are taken. */
export const begin = (match: Match, line: Line): Result<Match> => {
  const first = match.recent.length === 0;
  if (match.seats.some(({ taken }) => !taken)) return accept(first ? recordLine(match, line, []) : match);
  const lucks = match.seats.map(({ luck }) => luck);
  const seed = match.seed ?? seedFrom(match.id, match.terms.secret, lucks);
  const { scene } = match.imported?.setup ?? {};
  const setup = { seats: match.seats.length, options: match.terms.options, seed, ...(scene === undefined ? {} : { scene }) };
  const opened = openSetup(match.game, setup);
  if (!opened.ok) return opened;
  const { events } = opened.value;
  const position = applyRedeals(match.game, opened.value.position, match.imported?.setup.redealt, 0);
  const begun: Match = { ...match, seed, position, status: 'running' };
  // The line of the last player to join was recorded before it was known that it starts play.
  const recent = first ? recordLine(begun, line, events).recent : [...match.recent.slice(0, -1), { ...line, events }];
  return accept(askedIn({ ...begun, recent }, line, undefined, -1));
};

/** Ends a match. Open questions are dropped. */
export const end = (match: Match, why: EndWhy, standing?: Standing): Match => ({
  ...match,
  status: 'over',
  asked: [],
  ended: { why, ...(standing === undefined ? {} : { standing }) },
});

/** Points as they are; players who resigned come last, the first of them at the very end. */
export const standingNow = (match: Match): Standing | undefined => {
  if (match.position === undefined) return undefined;
  const { points, ranking } = match.game.standing(match.position.state);
  // A rank that no one has from the start is the game's own.
  const stayed = ranking.flatMap((seats) => {
    const left = seats.filter((seat) => !match.resigned.includes(seat));
    return seats.length === 0 || left.length > 0 ? [left] : [];
  });
  // In a solo game, resigning means losing to the game, whatever the points: then, too, the game has the first rank.
  const first = stayed.length === 0 ? [[]] : stayed;
  return { points, ranking: [...first, ...match.resigned.toReversed().map((seat) => [seat])] };
};

export interface PlayedAnswer {
  readonly match: Match;
  readonly position: Position;
  readonly events: readonly unknown[];
}

/** A player who answers isn't away, whatever the others had agreed on, and no takeback is requested or declined any longer. */
const present = (match: Match, seat: Seat): Match => {
  const here = match.seats[seat]?.agreed.length === 0 ? match : withSeat(match, seat, { agreed: [] });
  // Hardly ever, and then only: leaving out a name takes V8 longer than the rest of the answer.
  if (here.request === undefined && here.declined.length === 0) return here;
  const { request: _, ...rest } = here;
  return { ...rest, declined: here.declined.filter((other) => other !== seat) };
};

/** Plays an answer, or refuses it as the rules do. */
export const playAnswer = (match: Match, line: Moment, seat: Seat, action: unknown): Result<PlayedAnswer> => {
  const { position: before } = match;
  if (before === undefined || match.status === 'waiting')
    return refuse('not-begun', 'The match hasn’t begun: not all seats are taken yet.');
  if (match.status === 'over') return refuse('game-over', 'The match is over.');
  const played = submit(match.game, before, seat, action);
  if (!played.ok) return played;
  const { events, action: option } = played.value;
  const answers = withLast<Answer>(match.answers, { seat, action: option });
  const position = applyRedeals(match.game, played.value.position, match.imported?.setup.redealt, answers.length);
  const here = present(match, seat);
  const answeredSince = withLast(match.answeredSince, sinceOf(match, seat) ?? line.at);
  const prompt = before.decisions.find((decision) => decision.seat === seat)?.prompt;
  const answeredTo = match.seats.map((_, other) => (other === seat ? prompt : match.answeredTo[other]));
  const now = copyOf(here);
  now.position = position;
  now.answers = answers;
  now.answeredSince = answeredSince;
  now.answeredTo = answeredTo;
  now.asked = askedNow(match, position, line, before, seat);
  const over = position.decisions.length === 0 ? end(now, 'finished', standingNow(now)) : now;
  return accept({ match: over, position, events });
};

/** The match as a record, as far as it has been played. */
export const recordOf = ({ game, seats, terms, seed, answers, imported }: Match): MatchRecord => {
  // While a log is being read, the match may not have reached its branch yet.
  const redealt = imported?.setup.redealt?.filter(({ after }) => after <= answers.length) ?? [];
  return {
    game: game.id,
    version: game.version,
    seats: seats.length,
    options: terms.options,
    seed: seed ?? '',
    ...(imported?.setup.scene === undefined ? {} : { scene: imported.setup.scene }),
    ...(redealt.length === 0 ? {} : { redealt }),
    answers,
  };
};

/** Positions before the last answers, kept while a log is read, so that an undone answer doesn't cost replaying the whole match. */
export type Positions = { readonly answers: number; readonly position: Position }[];

/** Undoing beneath others' answers replays the match, now and whenever its log is read. So it's limited. */
const REPLAYED_MAX = 10_000;

/** The match without a seat's last answer, if the rules for undo allow it. What is in a log was allowed. */
export const takeBack = (match: Match, line: Line, seat: Seat, past?: Positions): Result<Match> => {
  if (match.status !== 'running') return refuse('undo-over', 'You can undo only in a running match.');
  const lastOfAll = match.answers.at(-1)?.seat === seat;
  const replayed = match.replayed + (lastOfAll ? 0 : match.answers.length);
  if (replayed > REPLAYED_MAX) return refuse('undo-too-often', 'There were too many undos in this match.');
  const known = past?.at(-1);
  if (lastOfAll && known?.answers === match.answers.length - 1 && known.answers >= answersBeforeBranch(match.imported?.setup.redealt)) {
    past?.pop();
    return accept(backAt(match, line, seat, known.position, without(match, match.answers.length - 1, 1)));
  }
  const back = takeBackIn(match.game, recordOf(match), seat, match.position);
  if (!back.ok) return back;
  // Later answers are at other places now, and so are the positions before them.
  past?.splice(0);
  const last = match.answers.findLastIndex((answer) => answer.seat === seat);
  return accept(backAt({ ...match, replayed }, line, seat, back.value.position, without(match, last, 1)));
};

/** The match as it was before a seat's last answer, even if others have answered since. What is in a log was allowed. */
export const rewindMatch = (match: Match, line: Line, seat: Seat, past?: Positions): Result<Match> => {
  if (match.status !== 'running') return refuse('undo-over', 'You can undo only in a running match.');
  const last = match.answers.findLastIndex((answer) => answer.seat === seat);
  const replayed = match.replayed + match.answers.length;
  if (replayed > REPLAYED_MAX) return refuse('undo-too-often', 'There were too many undos in this match.');
  const { request: _, ...rest } = match;
  const at = past?.findIndex(({ answers }) => answers === last) ?? -1;
  const known = past?.[at];
  if (known !== undefined && last >= answersBeforeBranch(match.imported?.setup.redealt)) {
    past?.splice(at);
    return accept(backAt({ ...rest, replayed }, line, seat, known.position, without(match, last)));
  }
  const back = rewind(match.game, recordOf(match), seat, match.position);
  if (!back.ok) return back;
  past?.splice(0);
  return accept(backAt({ ...rest, replayed }, line, seat, back.value.position, without(match, last)));
};

/** The answers without some of them, and since when the first of those was asked for. */
interface Shortened extends Pick<Match, 'answers' | 'answeredSince'> {
  readonly since: number | undefined;
}

const without = ({ answers, answeredSince }: Match, from: number, count = answers.length): Shortened => ({
  answers: answers.toSpliced(from, count),
  answeredSince: answeredSince.toSpliced(from, count),
  since: answeredSince[from],
});

const backAt = (match: Match, line: Line, seat: Seat, position: Position, { since, ...kept }: Shortened): Match => {
  const now = askedIn({ ...match, ...kept, position }, line, match.position, seat);
  // Time used stays used: the clock runs as if the question had never been answered.
  const asked = now.asked.map((entry) => (entry.seat === seat ? { ...entry, since: since ?? entry.since } : entry));
  return recordLine({ ...now, asked }, line, []);
};
