import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import { boardOf, modifiersOf } from '@swordtable/games/tile-battle/explain/board';
import { linesIn, pointsFor, tallyOf } from '@swordtable/games/tile-battle/explain/score';
import { cellNamed } from '@swordtable/games/tile-battle/field/coordinates';
import { linePoints as pointsByTheRules } from '@swordtable/games/tile-battle/phases/scoring';
import { olympus } from '@swordtable/games/tile-battle/rules';
import { readScene } from '@swordtable/games/tile-battle/scene/read';
import type { State } from '@swordtable/games/tile-battle/state';
import { en as englishTexts } from '@swordtable/games/tile-battle/text/en';
import { describe, expect, test } from 'vitest';
import { de as german } from '../words/de.ts';
import { en as english } from '../words/en.ts';
import { de as germanTexts } from '../words/texts.de.ts';
import { cellsIn, frameOf, placeIn, slipSide, stepFrom } from './frame.ts';
import { cellLabel, faceInHand, faceOnBoard, handLabel } from './labels.ts';

const en = { words: english, texts: englishTexts };
const de = { words: german, texts: germanTexts };

const stateOf = (text: string): State => {
  const read = readScene(text);
  if (!read.ok) throw new Error(read.refusal.sentence);
  return read.value;
};
const viewOf = (text: string) => olympus.view(stateOf(text), 0);
const cell = (name: string): number => cellNamed(name) ?? -1;
const tile = (id: string): number => tileNamed(id) ?? -1;

const SMALL = `
  score: 9 : 12
  round: 2
  red hand: jason 5/3/2/6
  blue hydra  red muse 5/4/6/4  red ajax
  .           *                 blue zeus
`;

describe('the window', () => {
  test('is five by five around what lies there, with room to grow on every side', () => {
    const frame = frameOf(viewOf('red hand: jason\n*'));
    expect(frame).toMatchObject({ rows: 5, columns: 5, rowsLocked: false, columnsLocked: false });
    expect(placeIn(frame, cell('d4'))).toEqual({ row: 2, column: 2 });
    expect(cellsIn(frame)).toHaveLength(25);
  });

  test('has six lines while four are in use, and five when the margin is locked', () => {
    expect(frameOf(viewOf('red hand: jason\nred ajax  red hydra  *  red zeus')).columns).toBe(6);
    const locked = frameOf(viewOf('red hand: jason\nred ajax  red hydra  *  red zeus  red muse'));
    expect(locked).toMatchObject({ columns: 5, columnsLocked: true, rowsLocked: false });
  });

  test('is walked with arrow keys, not beyond its edge, and across the seam of the board', () => {
    const frame = { ...frameOf(viewOf('red hand: jason\n*')), left: 6 };
    expect(stepFrom(frame, cell('h4'), 0, 1)).toBe(cell('a4'));
    expect(stepFrom(frame, cell('g4'), 0, -1)).toBe(cell('g4'));
  });
});

test('a slip hides no neighbor where there is room beside it', () => {
  const frame = frameOf(viewOf('red hand: jason\n*'));
  const beside = (...taken: readonly string[]) => slipSide(frame, cell('d4'), new Set(taken.map(cell)));
  expect(beside()).toBe('right');
  expect(beside('e4')).toBe('left');
  expect(beside('e4', 'c4')).toBe('above');
  expect(beside('e4', 'c4', 'd3')).toBe('below');
  expect(beside('e4', 'c4', 'd3', 'd5')).toBe('right');
  expect(slipSide(frame, cell('e4'), new Set([cell('d4')]))).toBe('above');
  // Beyond the window there is no room.
  expect(slipSide(frame, cell('f4'), new Set([cell('e4')]))).toBe('above');
});

describe('points', () => {
  test('of a line grow with its tiles', () => {
    expect([0, 1, 2, 3, 4, 5].map(pointsFor)).toEqual([0, 0, 1, 2, 4, 7]);
  });

  test('of all lines are those of the rules', () => {
    const state = stateOf(SMALL);
    const view = olympus.view(state, 0);
    const lines = linesIn(view.board, frameOf(view));
    const sum = (seat: 0 | 1): number => [...lines.rows, ...lines.columns].reduce((all, { points }) => all + points[seat], 0);
    expect([sum(0), sum(1)]).toEqual(pointsByTheRules(state));
    expect(lines.rows.find(({ tiles }) => tiles[0] === 2)).toEqual({ tiles: [2, 1], points: [1, 0] });
  });

  test('are told with what they are made of', () => {
    // Muse and Zeus touch Mount Olympus: a point for the owner of each.
    expect(tallyOf(viewOf(SMALL), 0)).toEqual({ total: 11, before: 9, lines: 1, ends: [{ by: 0, points: 1 }] });
  });
});

describe('in words', () => {
  const view = viewOf(SMALL);

  test('a tile of the hand has its numbers, turned', () => {
    expect(handLabel(faceInHand(view, tile('jason'), 0), {}, en)).toBe('Jason, red, north 5, east 3, south 2, west 6, optional');
    expect(handLabel(faceInHand(view, tile('jason'), 0, 1), { offered: true }, de)).toBe(
      'Jason, rot, Norden 6, Osten 5, Süden 3, Westen 2, freiwillig, kann gewählt werden',
    );
  });

  test('a tile on the board has its place and what its numbers were', () => {
    const label = cellLabel('c3', faceOnBoard(view, tile('muse')), undefined, { flips: true }, en);
    // Muse has +2 for each of the three tiles that touch it.
    expect(label).toMatch(/^Muse, red, north 11 \(printed 5\), east 10 \(printed 4\), .*, on c3, would flip$/);
    expect(modifiersOf(boardOf(view), tile('muse'), 0)).toEqual([{ by: tile('muse'), amount: 6 }]);
  });

  test('an empty cell and the terrain have theirs', () => {
    expect(cellLabel('c3', undefined, undefined, { offered: true }, en)).toBe('empty cell, on c3, can be chosen');
    expect(cellLabel('d4', undefined, 'Mount Olympus, terrain', {}, en)).toBe('Mount Olympus, terrain, on d4');
  });
});
