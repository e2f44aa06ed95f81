import { expect, test } from 'vitest';
import { memoryStore } from '../testing/local.ts';
import { fileNameOf } from './export.ts';
import { forgetMatch } from './forget.ts';
import { type LocalListing, localMatches, noteMatch } from './match-list.ts';

const shelfOf = () => {
  const kept = new Map<string, string>();
  return { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) };
};
const listing = (match: string): LocalListing => ({
  ...{ match, game: 'olympus', name: 'Olympus', status: 'running', names: ['Ada', ''], turn: true, updated: 1 },
});

test('a removed match is gone from the store and from the list, and no other is', async () => {
  const [store, shelf] = [memoryStore(), shelfOf()];
  for (const match of ['one', 'two']) {
    await store.save(match, [{ seq: 0, at: 0, entry: { kind: 'cancelled' } }]);
    noteMatch(listing(match), shelf);
  }
  expect((await forgetMatch('one', store, shelf)).ok).toBe(true);
  expect([...store.rows.keys()]).toEqual(['two']);
  expect(localMatches(shelf).map(({ match }) => match)).toEqual(['two']);
});

test('a match that can’t be removed stays in the list', async () => {
  const shelf = shelfOf();
  noteMatch(listing('one'), shelf);
  const refused = { ok: false, refusal: { code: 'storage-away', sentence: 'No.' } } as const;
  expect(await forgetMatch('one', { remove: async () => refused }, shelf)).toEqual(refused);
  expect(localMatches(shelf)).toHaveLength(1);
});

test('a file is named by its game and its match', () => {
  expect(fileNameOf('olympus', '0123456789abcdef0123456789abcdef')).toBe('olympus-01234567.json');
});
