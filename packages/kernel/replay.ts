import { dealtAnew, type Redeal, wrongRedeal } from './branch.ts';
import type { Game, Seat } from './game.ts';
import type { Plain } from './options.ts';
import { hashOf } from './plain.ts';
import { open, type Position, submit } from './play.ts';
import { accept, type Result, refuse } from './refusal.ts';

export interface Answer {
  readonly seat: Seat;
  readonly action: unknown;
}

/** How a match began. Together with the answers it is the whole match; all else is derived. */
export interface MatchSetup {
  readonly game: string;
  /** The rules version the match began with, and keeps. */
  readonly version: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, Plain>>;
  readonly seed: string;
  /** Where the match left another one, and the unknown was dealt anew; in the order of the answers. */
  readonly redealt?: readonly Redeal[];
}

export interface MatchRecord extends MatchSetup {
  readonly answers: readonly Answer[];
  /** The hash of the state after the last answer, where the writer gave one. */
  readonly hash?: string;
}

/** A moment of a match: the position and what was told on the way into it. */
export interface Moment<State, Action, Event> {
  readonly position: Position<State, Action>;
  readonly events: readonly Event[];
}

/** No match of any of the games takes this many answers. */
export const ANSWERS_MAX = 20_000;

/** Every moment of a recorded match, from the set-up to the last answer; refused at the first answer that is not on offer. */
export const replay = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  record: MatchRecord,
): Result<readonly Moment<State, Action, Event>[]> => {
  if (record.game !== game.id) return refuse('wrong-game', `This is a record of "${record.game}", not of "${game.id}".`);
  if (record.version !== game.version) {
    return refuse('wrong-version', `The match was played by rules version ${record.version}; this program has ${game.version}.`);
  }
  if (record.answers.length > ANSWERS_MAX) return refuse('too-long', `A match has at most ${ANSWERS_MAX} answers.`);
  const wrong = wrongRedeal(record.redealt, record.seats, record.answers.length);
  if (wrong !== undefined) return refuse('bad-redeal', wrong);
  const opened = open(game, record.seats, record.options, record.seed);
  if (!opened.ok) return opened;
  let position = dealtAnew(game, opened.value.position, record.redealt, 0);
  const moments: Moment<State, Action, Event>[] = [{ position, events: opened.value.events }];
  for (const [index, { seat, action }] of record.answers.entries()) {
    const reply = submit(game, position, seat, action);
    if (!reply.ok) return refuse('answer-refused', `Answer ${index + 1} (${game.words.seat(seat)}): ${reply.refusal.sentence}`);
    position = dealtAnew(game, reply.value.position, record.redealt, index + 1);
    moments.push({ position, events: reply.value.events });
  }
  if (record.hash !== undefined && hashOf(position.state) !== record.hash) {
    return refuse('hash-mismatch', `The replayed match ends with hash ${hashOf(position.state)}, but the record says ${record.hash}.`);
  }
  return accept(moments);
};

const FORM: readonly (readonly [string, (value: unknown) => boolean])[] = [
  ['game', (value) => typeof value === 'string'],
  ['version', (value) => typeof value === 'string'],
  ['seats', (value) => Number.isInteger(value)],
  ['options', isTable],
  ['seed', (value) => typeof value === 'string' && value.length <= 64],
  [
    'answers',
    (value) => Array.isArray(value) && value.every((answer) => isTable(answer) && Number.isInteger(answer['seat']) && 'action' in answer),
  ],
  ['hash', (value) => value === undefined || typeof value === 'string'],
];

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** More than any game has. A record that says otherwise would make everybody who reads it count. */
const SEATS_MAX = 9;
/** Room for a match of the greatest length, with answers far longer than any of the games has. */
const RECORD_LENGTH_MAX = 200 * ANSWERS_MAX;

/** Reads a record from text that anybody may have written. */
export const readRecord = (text: string): Result<MatchRecord> => {
  if (text.length > RECORD_LENGTH_MAX) return refuse('too-long', `A match record has at most ${RECORD_LENGTH_MAX} characters.`);
  const parsed = parse(text);
  if (!isTable(parsed)) return refuse('bad-record', 'This is not a match record: it should be one JSON object.');
  const wrong = FORM.find(([field, fits]) => !fits(parsed[field]));
  if (wrong !== undefined) return refuse('bad-record', `This is not a match record: "${wrong[0]}" is missing or of the wrong kind.`);
  // Every field was just checked.
  const record = parsed as unknown as MatchRecord;
  if (record.seats < 1 || record.seats > SEATS_MAX)
    return refuse('bad-record', `This is not a match record: it has ${record.seats} "seats", and a match has 1 to ${SEATS_MAX}.`);
  const dealt = wrongRedeal(record.redealt, record.seats, record.answers.length);
  return dealt === undefined ? accept(record) : refuse('bad-record', `This is not a match record: ${dealt}`);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
