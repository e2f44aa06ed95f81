import { plainWords } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { PLAIN } from '../screen/look.ts';
import { plainTable } from './plain.ts';

const table = plainTable({ words: plainWords });
const SHOWN = { view: {}, watcher: 0, decision: undefined, news: [] };

test('any view is readable text: facts and lists on a line, things alike in columns, the rest below its name', () => {
  const view = {
    round: 2,
    handCards: ['a', 'b'],
    players: [
      { points: 3, pledge: null },
      { points: 12, pledge: 4 },
    ],
    box: { left: 7 },
  };
  expect(table.draw({ ...SHOWN, view }, PLAIN).split('\n')).toEqual([
    'Round: 2',
    'Hand cards: a, b',
    'Players',
    '            Points  Pledge',
    '  Player 1  3       –',
    '  Player 2  12      4',
    'Box',
    '  Left: 7',
  ]);
});

test('an answer is labeled in the words of the game, and a part of one by its name', () => {
  const words = { ...plainWords, action: () => 'Bid three on the market' };
  expect(plainTable({ words }).label({ bid: 3, on: 'market' }, '', SHOWN, PLAIN)).toBe('Bid three on the market');
  expect(plainTable({ words }).label({ bid: 3, on: 'market' }, 'on', SHOWN, PLAIN)).toBe('on market');
});

test('words of an answer choose it', () => {
  const options = [{ bid: 3, on: 'market' }, { bid: 4, on: 'market' }, { pass: true }];
  expect(table.read('bid 4', options)).toEqual({ kind: 'one', action: options[1] });
  expect(table.read('market', options)).toEqual({ kind: 'some', options: options.slice(0, 2) });
  expect(table.read('PASS', options)).toEqual({ kind: 'one', action: options[2] });
  expect(table.read('nonsense', options).kind).toBe('none');
});
