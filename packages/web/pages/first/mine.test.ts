import { afterEach, expect, test, vi } from 'vitest';
import { localLists } from './mine.ts';

afterEach(() => vi.unstubAllGlobals());

test.each<[string, readonly string[], readonly number[] | undefined, readonly string[]]>([
  ['whoever sits first', ['', 'Easy bot'], [0], ['Easy bot']],
  ['whoever sits second', ['Easy bot', ''], [1], ['Easy bot']],
  ['everybody at one device', ['', ''], [0, 1], []],
  ['nobody: bots among themselves', ['Easy bot', 'Hard bot'], [], ['Easy bot', 'Hard bot']],
  ['what was noted long ago', ['Ada', 'Easy bot'], undefined, ['Easy bot']],
])('the others of %s', (_, names, here, others) => {
  const listing = { match: 'a', game: 'olympus', name: 'Olympus', status: 'over', names, here, turn: false, updated: 1 };
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'swordtable matches' ? JSON.stringify([listing]) : null) });
  expect(localLists().mine.map((line) => line.others)).toEqual([others]);
});
