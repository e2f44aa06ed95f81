import { redealError } from './branch.ts';
import { ANSWERS_MAX, type MatchRecord } from './record.ts';
import { accept, type Result, refuse } from './refusal.ts';

const FORM: readonly (readonly [string, (value: unknown) => boolean])[] = [
  ['game', (value) => typeof value === 'string'],
  ['version', (value) => typeof value === 'string'],
  ['seats', (value) => Number.isInteger(value)],
  ['options', isTable],
  ['seed', (value) => typeof value === 'string' && value.length <= 64],
  ['scene', (value) => value === undefined || typeof value === 'string'],
  [
    'answers',
    (value) => Array.isArray(value) && value.every((answer) => isTable(answer) && Number.isInteger(answer['seat']) && 'action' in answer),
  ],
  ['hash', (value) => value === undefined || typeof value === 'string'],
];

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** More than any game has. A larger number in a record would make every reader count. */
const SEATS_MAX = 9;
/** Enough for the longest match, with far longer answers than any game has. */
const RECORD_LENGTH_MAX = 200 * ANSWERS_MAX;

/** Reads a record from text that anyone may have written. */
export const readRecord = (text: string): Result<MatchRecord> => {
  if (text.length > RECORD_LENGTH_MAX) return refuse('too-long', `A match record can have at most ${RECORD_LENGTH_MAX} characters.`);
  const parsed = parse(text);
  if (!isTable(parsed)) return refuse('bad-record', 'This isn’t a match record: it must be one JSON object.');
  const wrong = FORM.find(([field, fits]) => !fits(parsed[field]));
  if (wrong !== undefined) return refuse('bad-record', `This isn’t a match record: "${wrong[0]}" is missing or has the wrong type.`);
  // Every field was just checked.
  const record = parsed as unknown as MatchRecord;
  if (record.seats < 1 || record.seats > SEATS_MAX)
    return refuse('bad-record', `This isn’t a match record: it has ${record.seats} "seats", but a match has 1 to ${SEATS_MAX}.`);
  const dealt = redealError(record.redealt, record.seats, record.answers.length);
  return dealt === undefined ? accept(record) : refuse('bad-record', `This isn’t a match record: ${dealt}`);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
