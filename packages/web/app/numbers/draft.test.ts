import { GAMES } from '@swordtable/games';
import type { Game } from '@swordtable/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTable, readChoices, startAddress } from '../setup/choices.ts';
import { keepDraft, keptDraft, typedTable } from './draft.ts';

const game = GAMES[0] as Game;
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const draft = { zeus: ['1', '2', '3', '4'], hydra: ['5', '', '', ''] };
const table = { tiles: [{ id: 'zeus', numbers: [1, 2, 3, 4] }] };

test('the draft is a table for both editions, with the finished heroes', () => {
  expect(typedTable('olympus', 'numbers')).toBeNull();
  expect(keepDraft(draft)).toBe(true);
  expect(keptDraft()).toEqual(draft);
  expect(typedTable('olympus', 'numbers')).toEqual(table);
  expect(typedTable('asgard', 'numbers')).toEqual(table);
  expect(typedTable('olympus', 'terrain')).toBeNull();
});

test('a match can begin with it, even if a file was chosen earlier', () => {
  keepDraft(draft);
  keepTable('olympus', 'numbers', { tiles: [{ id: 'zeus', numbers: [9, 9, 9, 9] }] });
  const typed = readChoices(game, 'numbers=typed');
  expect(typed).toMatchObject({ ok: true, value: { options: { numbers: table } } });
  expect(typed.ok && startAddress(game, typed.value)).toContain('numbers=typed');
  const file = readChoices(game, 'numbers=kept');
  expect(file.ok && startAddress(game, file.value)).toContain('numbers=kept');
  expect(file).not.toEqual(typed);
});

test('stored values of another shape are ignored', () => {
  storage.set(
    'swordtable.numbers',
    JSON.stringify({ zeus: 'strong', hydra: ['1', '2'], hera: [1, 2, 3, 4], ares: ['1', '2', '3', 'long'] }),
  );
  expect(keptDraft()).toEqual({});
  storage.set('swordtable.numbers', '{');
  expect(keptDraft()).toEqual({});
});
