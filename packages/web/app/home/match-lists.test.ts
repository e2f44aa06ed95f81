import { afterEach, expect, test, vi } from 'vitest';
import { localLists } from './match-lists.ts';

afterEach(() => vi.unstubAllGlobals());

test.each<[string, readonly string[], readonly number[] | undefined, readonly string[], number]>([
  ['the first player', ['', 'Easy bot'], [0], ['Easy bot'], 1],
  ['the second player', ['Easy bot', ''], [1], ['Easy bot'], 1],
  ['everyone at one device', ['', ''], [0, 1], [], 2],
  ['two people and bots at one device', ['Ada', 'Easy bot', 'Bo', 'Easy bot'], [0, 2], ['Easy bot', 'Easy bot'], 2],
  ['a solo player', [''], [0], [], 1],
  ['no one: only bots', ['Easy bot', 'Hard bot'], [], ['Easy bot', 'Hard bot'], 0],
  ['an old entry', ['Ada', 'Easy bot'], undefined, ['Easy bot'], 1],
  ['the second player in an old entry', ['Easy bot', ''], undefined, ['Easy bot'], 1],
  ['two at one device in an old entry', ['', ''], undefined, [], 2],
])('the others of %s', (_, names, here, others, people) => {
  const listing = { match: 'a', game: 'olympus', name: 'Olympus', status: 'over', names, here, turn: false, updated: 1 };
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'swordtable matches' ? JSON.stringify([listing]) : null) });
  expect(localLists().mine).toMatchObject([{ others: others.map((name) => ({ name })), people }]);
});

test('bots are stored by level, so that every language has a name for them', () => {
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
  // Entries of another shape are ignored.
  expect(listed({ ...listing, levels: [7] })).toEqual([]);
});

test('a finished match says how it ended for its player, with their points first', () => {
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
  // On one device, no one in particular has won.
  expect(ended([0, 1], [31, 30], [0])).toEqual([[[31, 30], undefined]]);
});
