import { afterEach, expect, test, vi } from 'vitest';
import { localLists } from './match-lists.ts';

afterEach(() => vi.unstubAllGlobals());

test.each<[string, readonly string[], readonly number[] | undefined, readonly string[], number]>([
  ['whoever sits first', ['', 'Easy bot'], [0], ['Easy bot'], 1],
  ['whoever sits second', ['Easy bot', ''], [1], ['Easy bot'], 1],
  ['everybody at one device', ['', ''], [0, 1], [], 2],
  ['two people and bots at one device', ['Ada', 'Easy bot', 'Bo', 'Easy bot'], [0, 2], ['Easy bot', 'Easy bot'], 2],
  ['somebody alone', [''], [0], [], 1],
  ['nobody: bots among themselves', ['Easy bot', 'Hard bot'], [], ['Easy bot', 'Hard bot'], 0],
  ['what was noted long ago', ['Ada', 'Easy bot'], undefined, ['Easy bot'], 1],
  ['whoever sits second, noted long ago', ['Easy bot', ''], undefined, ['Easy bot'], 1],
  ['two at one device, noted long ago', ['', ''], undefined, [], 2],
])('the others of %s', (_, names, here, others, people) => {
  const listing = { match: 'a', game: 'olympus', name: 'Olympus', status: 'over', names, here, turn: false, updated: 1 };
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'swordtable matches' ? JSON.stringify([listing]) : null) });
  expect(localLists().mine).toMatchObject([{ others: others.map((name) => ({ name })), people }]);
});

test('bots are known by their level, so that every language has its word for them', () => {
  const names = ['', 'Easy bot', 'Bo'];
  const listing = {
    match: 'a',
    game: 'olympus',
    name: 'Olympus',
    status: 'over',
    names,
    levels: [null, 'easy', null],
    here: [0],
    updated: 1,
  };
  const listed = (line: object) => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'swordtable matches' ? JSON.stringify([line]) : null) });
    return localLists().mine.map(({ others }) => others);
  };
  expect(listed(listing)).toEqual([[{ name: 'Easy bot', level: 'easy' }, { name: 'Bo' }]]);
  // What somebody else wrote there is left out.
  expect(listed({ ...listing, levels: [7] })).toEqual([]);
});

test('a match that is over says how it ended for oneself, with the own points first', () => {
  const ended = (here: readonly number[], points: readonly number[], winners: readonly number[]) => {
    const listing = {
      match: 'a',
      game: 'olympus',
      name: 'Olympus',
      status: 'over',
      names: ['Easy bot', ''],
      here,
      points,
      winners,
      updated: 1,
    };
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'swordtable matches' ? JSON.stringify([listing]) : null) });
    return localLists().mine.map((line) => [line.points, line.result]);
  };
  expect(ended([1], [12, 30], [1])).toEqual([[[30, 12], 'won']]);
  expect(ended([1], [31, 30], [0])).toEqual([[[30, 31], 'lost']]);
  expect(ended([1], [30, 30], [0, 1])).toEqual([[[30, 30], 'tied']]);
  // At one device, nobody in particular has won.
  expect(ended([0, 1], [31, 30], [0])).toEqual([[[31, 30], undefined]]);
});
