import { expect, test } from 'vitest';
import { panelsOf } from './panels.ts';

const seatName = (seat: number): string => ['Ann', 'Ben'][seat] ?? '?';

test('numbers and words are facts, lists of them are lists, and empty values say so', () => {
  expect(panelsOf({ round: 2, isOpen: true, winner: null, handCards: ['a', 'b'], gone: [] }, seatName)).toEqual([
    { kind: 'fact', name: 'Round', text: '2' },
    { kind: 'fact', name: 'Is open', text: 'yes' },
    { kind: 'fact', name: 'Winner', text: '–' },
    { kind: 'list', name: 'Hand cards', items: ['a', 'b'] },
    { kind: 'list', name: 'Gone', items: [] },
  ]);
});

test('things with the same facets are a table, and a number called seat is the name of a seat', () => {
  expect(
    panelsOf(
      {
        trick: [
          { seat: 1, card: 'moon 3' },
          { seat: 0, card: 'reed 1', isBest: true },
        ],
      },
      seatName,
    ),
  ).toEqual([
    {
      kind: 'table',
      name: 'Trick',
      columns: ['Seat', 'Card', 'Is best'],
      rows: [
        ['Ben', 'moon 3', ''],
        ['Ann', 'reed 1', 'yes'],
      ],
    },
  ]);
});

test('a list called players or seats has one row for each seat, by name', () => {
  expect(
    panelsOf(
      {
        players: [
          { points: 3, cards: ['a', 'b'] },
          { points: 0, cards: [] },
        ],
      },
      seatName,
    ),
  ).toEqual([
    {
      kind: 'table',
      name: 'Players',
      columns: ['', 'Points', 'Cards'],
      rows: [
        ['Ann', '3', 'a, b'],
        ['Ben', '0', 'none'],
      ],
    },
  ]);
  expect(panelsOf({ seats: ['red', 'blue'] }, seatName)).toEqual([
    {
      kind: 'group',
      name: 'Seats',
      panels: [
        { kind: 'fact', name: 'Ann', text: 'red' },
        { kind: 'fact', name: 'Ben', text: 'blue' },
      ],
    },
  ]);
});

test('what is deeper is nested', () => {
  expect(panelsOf({ board: { rows: [[1, 2], [{ hero: 'ajax' }]] } }, seatName)).toEqual([
    {
      kind: 'group',
      name: 'Board',
      panels: [
        {
          kind: 'group',
          name: 'Rows',
          panels: [
            { kind: 'list', name: '1', items: ['1', '2'] },
            { kind: 'table', name: '2', columns: ['Hero'], rows: [['ajax']] },
          ],
        },
      ],
    },
  ]);
});

test('a view that isn’t an object is one fact', () => {
  expect(panelsOf(7, seatName)).toEqual([{ kind: 'fact', name: 'View', text: '7' }]);
});
