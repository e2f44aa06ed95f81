import { type Game, hashOf, type MatchRecord, open, submit } from '@swordtable/kernel';
import type { Happening, StepMessage, TableMessage, View } from '@swordtable/server/api/table';
import type { Line } from '@swordtable/server/match/entry';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { checkLines, checkLook, checkRecord, checkSteps } from './check.ts';
import { type Acknowledged, hearStep, hearTable, type Journal, newJournal } from './journal.ts';
import type { Violation } from './tally.ts';

// What is checked here are the checks: each is shown a doctored journal or store, and must bite.

const kinds = (violations: readonly Violation[]): readonly string[] => violations.map(({ what }) => what);

const move = (seq: number): Acknowledged => ({ seat: seq % 2, seq, id: `move ${seq}`, action: { tile: seq } });
const stored = (seq: number, { seat, action, id } = move(seq)): Line => ({
  seq,
  at: 1000 + seq,
  entry: { kind: 'answered', seat, action, id: `mark ${id}` },
});
const LINES: readonly Line[] = [{ seq: 0, at: 1000, entry: { kind: 'cancelled' } }, ...[1, 2, 3, 4].map((seq) => stored(seq))];
const MOVES: readonly Acknowledged[] = [1, 2, 3, 4].map(move);

describe('the stored lines', () => {
  test('of a sound match hold nothing against it', () => {
    expect(checkLines('m', LINES, MOVES)).toEqual([]);
  });

  test('show an acknowledged move that is lost', () => {
    const found = checkLines('m', LINES.slice(0, 4), MOVES);
    expect(kinds(found)).toEqual(['lost']);
    expect(found[0]?.sentence).toContain('move 4');
  });

  test('show a move in the place of the one that was acknowledged', () => {
    expect(kinds(checkLines('m', [...LINES.slice(0, 4), stored(4, { ...move(4), action: { tile: 9 } })], MOVES))).toEqual(['lost']);
    expect(kinds(checkLines('m', [...LINES.slice(0, 4), stored(4, { ...move(4), seat: 1 })], MOVES))).toEqual(['lost']);
  });

  test('show a move that nobody made, unless a bot did', () => {
    expect(kinds(checkLines('m', LINES, MOVES.slice(0, 3)))).toEqual(['doubled']);
    expect(checkLines('m', LINES, MOVES.slice(0, 3), [move(4).seat])).toEqual([]);
  });

  test('show a move that is there twice', () => {
    const twice = [...LINES, stored(5, move(4))];
    expect(kinds(checkLines('m', twice, MOVES))).toEqual(['doubled', 'doubled']);
    expect(kinds(checkLines('m', [...LINES, stored(5)], MOVES))).toEqual(['doubled']);
  });

  test('show a number for two moves', () => {
    expect(kinds(checkLines('m', LINES, [...MOVES, move(4)]))).toEqual(['lost']);
  });

  test('show a number that is missing or doubled', () => {
    const gap = LINES.filter(({ seq }) => seq !== 2);
    expect(kinds(checkLines('m', gap, MOVES))).toEqual(['gap', 'lost']);
    expect(kinds(checkLines('m', [...LINES.slice(0, 3), ...LINES.slice(2)], MOVES))).toContain('doubled');
  });
});

const happening = (seq: number, events: readonly unknown[] = [`event ${seq}`]): Happening => ({
  seq,
  at: 1000 + seq,
  what: { kind: 'answered', seat: seq % 2 },
  events,
});
const card = { status: 'running' } as TableMessage['match'];
const table = (seq: number, since: readonly number[], view: View = { score: seq, deck: 10 }): TableMessage => ({
  type: 'table',
  seq,
  watcher: null,
  match: card,
  view,
  asked: [],
  decision: null,
  since: since.map((number) => happening(number)),
});
const step = (seq: number): StepMessage => ({ type: 'step', ...happening(seq), changes: { score: seq }, asked: [], decision: null });

/** A client that was told 0 to 3: two when it came, two as they happened. */
const listener = (): Journal => {
  const journal = newJournal('m', null);
  expect([hearTable(journal, table(1, [0, 1])), hearStep(journal, step(2)), hearStep(journal, step(3))].flat()).toEqual([]);
  return journal;
};

describe('a stream', () => {
  test('resumes after a break with exactly what was missed', () => {
    const journal = listener();
    expect(hearTable(journal, table(5, [4, 5]))).toEqual([]);
    expect(hearTable(journal, table(5, []))).toEqual([]);
    expect(journal.view).toEqual({ score: 5, deck: 10 });
  });

  test('shows a gap or a double', () => {
    expect(kinds(hearStep(listener(), step(5)))).toEqual(['gap']);
    expect(kinds(hearStep(listener(), step(3)))).toEqual(['doubled']);
    expect(kinds(hearTable(listener(), table(5, [5])))).toEqual(['gap']);
    expect(kinds(hearTable(listener(), table(5, [3, 4, 5])))).toEqual(['gap']);
  });

  test('shows that something told is lost', () => {
    expect(kinds(hearTable(listener(), table(2, [])))).toEqual(['lost']);
  });

  test('shows a number that is told again with other content', () => {
    const other = { ...table(3, []), since: [happening(3, ['something else'])] };
    expect(kinds(hearTable(listener(), other))).toContain('different');
  });

  test('shows another table under the same number', () => {
    expect(kinds(hearTable(listener(), table(3, [], { score: 3, deck: 9 })))).toEqual(['different']);
  });
});

describe('at the end', () => {
  const steps = [0, 1, 2, 3].map((seq) => happening(seq));

  test('what was told is what the server tells', () => {
    expect(checkSteps(listener(), steps)).toEqual([]);
    expect(kinds(checkSteps(listener(), [...steps, happening(4)]))).toEqual(['gap']);
    expect(kinds(checkSteps(listener(), steps.slice(0, 3)))).toEqual(['lost']);
    expect(kinds(checkSteps(listener(), [...steps.slice(0, 3), happening(3, [])]))).toEqual(['different']);
  });

  test('the view is that of a fresh look, whatever the order of its facets', () => {
    expect(checkLook(listener(), table(3, [], { deck: 10, score: 3 }))).toEqual([]);
    expect(kinds(checkLook(listener(), table(3, [], { deck: 10, score: 4 })))).toEqual(['different']);
    expect(kinds(checkLook(listener(), table(3, [], { deck: 10, score: 3, hand: [] })))).toEqual(['different']);
    expect(kinds(checkLook(listener(), { ...table(3, []), match: { ...card, status: 'over' } }))).toEqual(['different']);
  });
});

/** Some answers of a real match, with the hash of where they lead. */
const recorded = (game: Game): MatchRecord => {
  const opened = open(game, 2, {}, 'faults');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  let { position } = opened.value;
  const answers: { seat: number; action: unknown }[] = [];
  while (answers.length < 8) {
    const [decision] = position.decisions;
    const [action] = [...(decision?.options ?? [])];
    const reply = submit(game, position, decision?.seat ?? 0, action);
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    answers.push({ seat: decision?.seat ?? 0, action });
    position = reply.value.position;
  }
  const { id, version } = game;
  return { game: id, version, seats: 2, options: opened.value.options, seed: 'faults', answers, hash: hashOf(position.state) };
};

test('a record is that of the stored lines, and replays to its hash', () => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('There are no games.');
  const record = recorded(game);
  const lines = record.answers.map(({ seat, action }, seq): Line => ({ seq, at: seq, entry: { kind: 'answered', seat, action } }));
  expect(checkRecord('m', game, record, lines)).toEqual([]);
  expect(kinds(checkRecord('m', game, record, lines.slice(1)))).toEqual(['different']);
  expect(kinds(checkRecord('m', game, { ...record, hash: 'another' }, lines))).toEqual(['different']);
});
