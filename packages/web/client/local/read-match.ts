import { botNamed } from '@swordtable/bots';
import { accept, type MatchRecord, type Result, readRecord, refuse } from '@swordtable/kernel';
import type { Entry, Line } from '@swordtable/server/match/entry';
import { importOf, readNames, recordFrom } from '@swordtable/server/match/file';
import { matchFrom } from '@swordtable/server/match/fold';
import type { Match, RulesOf, Step } from '@swordtable/server/match/match';
import { HERE, linesOf } from './new-match.ts';

const BROKEN = 'The match stored in this browser can no longer be read.';

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLine = (value: unknown): value is Line =>
  isTable(value) &&
  Number.isInteger(value['seq']) &&
  typeof value['at'] === 'number' &&
  isTable(value['entry']) &&
  typeof value['entry']['kind'] === 'string';

/** Stored lines, as far as their form tells. */
export const readLines = (stored: unknown): Result<readonly Line[]> =>
  Array.isArray(stored) && stored.every(isLine) ? accept(stored) : refuse('match-broken', BROKEN);

/** The game of some lines, and its rules version. */
export const rulesIn = (lines: readonly Line[]): Result<Pick<MatchRecord, 'game' | 'version'>> => {
  const first = lines[0]?.entry;
  if (first === undefined) return refuse('unknown-match', 'There is no such match in this browser.');
  const about: unknown = first.kind === 'created' ? first.terms : first.kind === 'imported' ? first.setup : undefined;
  if (!isTable(about)) return refuse('match-broken', BROKEN);
  const { game, version } = about;
  return typeof game === 'string' && typeof version === 'string' ? accept({ game, version }) : refuse('match-broken', BROKEN);
};

/** A match, and everything that happened in it. */
export interface ReplayedMatch {
  readonly match: Match;
  readonly steps: readonly Step[];
}

/** Reads a match from its lines. Anything may have written to a browser's storage, so anything may be wrong with them. */
export const replayMatch = (id: string, lines: readonly Line[], rulesOf: RulesOf): Result<ReplayedMatch> => {
  const steps: Step[] = [];
  try {
    const told = matchFrom(id, lines, rulesOf, ({ recent }) => {
      const step = recent.at(-1);
      if (step !== undefined) steps.push(step);
    });
    return told.ok ? accept({ match: told.value, steps }) : told;
  } catch {
    return refuse('match-broken', BROKEN);
  }
};

/** The bots that a file names, by seat; undefined for other players. */
export const botsIn = (file: Readonly<Record<string, unknown>>, seats: number): readonly (string | null)[] => {
  const players: readonly unknown[] = Array.isArray(file['players']) ? file['players'] : [];
  return Array.from({ length: seats }, (_, seat) => {
    const player = players[seat];
    const level = isTable(player) && player['player'] === 'bot' ? player['level'] : undefined;
    return typeof level === 'string' && botNamed(level).ok ? level : null;
  });
};

/** The players who continue an unfinished match: bots where bots played, people at this page on all other seats. */
const successors = (bots: readonly (string | null)[]): readonly Entry[] =>
  bots.flatMap((level, seat): Entry[] => (level === null ? [{ kind: 'joined', seat, key: HERE, invite: '' }] : []));

export interface MatchText {
  readonly record: MatchRecord;
  lines(at: number, id: string, rulesOf: RulesOf): Result<readonly Line[]>;
}

/** Reads a match's file. A finished match can be replayed; any other continues from where it is. */
export const readFile = (text: string): Result<MatchText> => {
  const read = readRecord(text);
  if (!read.ok) return read;
  const file: Readonly<Record<string, unknown>> = { ...read.value };
  const record = recordFrom(read.value);
  const [names, bots] = [readNames(file, record.seats), botsIn(file, record.seats)];
  return accept({
    record,
    lines: (at, id, rulesOf) => {
      const entries = importOf(record, names, HERE, true, bots);
      const told = replayMatch(id, linesOf(entries, at), rulesOf);
      if (!told.ok) return told;
      const more = told.value.match.status === 'over' ? [] : successors(bots);
      return accept(linesOf([...entries, ...more], at));
    },
  });
};
