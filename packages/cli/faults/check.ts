import { canonicalJson, deepEqual, type Game, type MatchRecord, replay } from '@swordtable/kernel';
import type { Happening, TableMessage } from '@swordtable/server/api/table';
import type { Line } from '@swordtable/server/match/entry';
import { type Acknowledged, digestOf, type Journal, whoOf } from './journal.ts';
import type { Violation } from './tally.ts';

const shown = (value: unknown): string => JSON.stringify(value);

/** The stored lines of a match against everything that was acknowledged: nothing lost, nothing twice, no gap. */
export const checkLines = (
  match: string,
  lines: readonly Line[],
  acknowledged: readonly Acknowledged[],
  bots: readonly number[] = [],
): readonly Violation[] => {
  const found: Violation[] = [];
  const say = (what: string, sentence: string, ...values: readonly unknown[]): void =>
    void found.push({ what, sentence: `${sentence} (match ${match})`, lines: values.map(shown) });
  for (const [index, line] of lines.entries()) {
    if (line.seq !== index) {
      say(line.seq < index ? 'doubled' : 'gap', `Line ${index} of the store has the number ${line.seq}.`, line);
      break;
    }
  }
  const tickets = new Map<string, Line>();
  for (const line of lines) {
    const { entry } = line;
    if (entry.kind !== 'answered' || entry.id === undefined) continue;
    const before = tickets.get(entry.id);
    if (before !== undefined) say('doubled', `The same move is stored as numbers ${before.seq} and ${line.seq}.`, before, line);
    tickets.set(entry.id, line);
  }
  const owners = new Map<number, Acknowledged>();
  for (const move of acknowledged) {
    const owner = owners.get(move.seq);
    if (owner !== undefined) say('lost', `Number ${move.seq} was acknowledged for two moves.`, owner, move);
    owners.set(move.seq, move);
    const line = lines.find(({ seq }) => seq === move.seq);
    if (line === undefined) say('lost', `The move ${move.id} was acknowledged as number ${move.seq} and is not stored.`, move);
    else if (line.entry.kind !== 'answered' || line.entry.seat !== move.seat || !deepEqual(line.entry.action, move.action)) {
      say('lost', `The move ${move.id} was acknowledged as number ${move.seq}, and another line is stored there.`, move, line);
    }
  }
  // Nobody stopped asking before the answer was yes, so a stored move that nobody was told of is one too many.
  for (const line of lines) {
    if (line.entry.kind !== 'answered' || owners.has(line.seq) || bots.includes(line.entry.seat)) continue;
    say('doubled', `Number ${line.seq} is a move that nobody made.`, line);
  }
  return found;
};

/** What a client was told against what the server tells afterwards, number by number. */
export const checkSteps = (journal: Journal, steps: readonly Happening[]): readonly Violation[] => {
  const found: Violation[] = [];
  const say = (what: string, sentence: string, value: unknown): void =>
    void found.push({ what, sentence: `${sentence} (${whoOf(journal)})`, lines: [shown(value)] });
  for (const [index, step] of steps.entries()) {
    if (step.seq !== index) say('gap', `Step ${index} has the number ${step.seq}.`, step);
    const told = journal.told.get(step.seq);
    if (told === undefined) say('gap', `Number ${step.seq} was never told.`, step);
    else if (told !== digestOf(step)) say('different', `Number ${step.seq} was told otherwise.`, step);
  }
  const last = Math.max(-1, ...journal.told.keys());
  if (last >= steps.length) say('lost', `Number ${last} was told, but the match has only ${steps.length} steps.`, steps.at(-1));
  return found;
};

/** The view that a client put together, step by step, against a fresh look. */
export const checkLook = (journal: Journal, table: TableMessage): readonly Violation[] => {
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['number', journal.seq, table.seq],
    ['view', journal.view, table.view],
    ['question', journal.decision, table.decision ?? null],
    ['card', journal.card, table.match],
  ];
  return pairs.flatMap(([name, one, other]) =>
    canonicalJson(one) === canonicalJson(other)
      ? []
      : [
          {
            what: 'different',
            sentence: `The ${name} at the end is not that of a fresh look. (${whoOf(journal)})`,
            lines: [shown(one), shown(other)],
          },
        ],
  );
};

/** The record against the stored lines: it has their answers, and played again it ends with its hash. */
export const checkRecord = (match: string, game: Game, record: MatchRecord, lines: readonly Line[]): readonly Violation[] => {
  const answers = lines.flatMap(({ entry }) => (entry.kind === 'answered' ? [{ seat: entry.seat, action: entry.action }] : []));
  const found: Violation[] = [];
  if (!deepEqual(answers, record.answers)) {
    found.push({
      what: 'different',
      sentence: `The record has other answers than the store. (match ${match})`,
      lines: [shown(record.answers), shown(answers)],
    });
  }
  if (record.hash === undefined) found.push({ what: 'lost', sentence: `The record has no hash. (match ${match})`, lines: [] });
  const replayed = replay(game, record);
  if (!replayed.ok)
    found.push({ what: 'different', sentence: `${replayed.refusal.sentence} (match ${match})`, lines: [shown(replayed.refusal)] });
  return found;
};
