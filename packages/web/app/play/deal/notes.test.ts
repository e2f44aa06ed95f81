import type { SeatCard } from '@swordtable/server/api/match';
import { expect, test } from 'vitest';
import { forgetLuck, luckFor, notesOn } from './notes.ts';

const person: SeatCard = { kind: 'person', name: '', taken: false, player: 'person' };
const bot: SeatCard = { kind: 'bot', name: 'Easy bot', taken: true, player: 'bot', level: 'easy' };
const card = (match: string, commitment = `commitment of ${match}`) => ({ match, deal: { commitment }, seats: [person, bot, person] });

test('luck is random, and the same as long as it’s for the same seat', () => {
  const luck = luckFor(card('m1'), 0);
  expect(luck).toMatch(/^[0-9a-f]{32}$/);
  expect(luckFor(card('m1'), 0)).toBe(luck);
  expect(luckFor(card('m1'), 2)).not.toBe(luck);
  expect(luckFor(card('m2'), 0)).not.toBe(luck);
});

test('the commitment stays the one that was seen first, and bots have no luck', () => {
  const luck = luckFor(card('m3'), 2);
  luckFor(card('m3', 'another one'), 2);
  expect(notesOn('m3', 2)).toEqual({
    commitment: 'commitment of m3',
    luck: new Map([
      [1, ''],
      [2, luck],
    ]),
  });
});

test('the luck for a seat that others got proves nothing about it', () => {
  luckFor(card('m4'), 0);
  luckFor(card('m4'), 2);
  expect(notesOn('m4', null)?.luck).toEqual(new Map([[1, '']]));
  forgetLuck('m4', 2);
  expect(notesOn('m4', 2)?.luck).toEqual(new Map([[1, '']]));
  expect(notesOn('m4', 0)?.luck.get(0)).toMatch(/^[0-9a-f]{32}$/);
});

test('nothing was written down about the matches of others, and of the oldest of many', () => {
  expect(notesOn('m5', 0)).toBeUndefined();
  luckFor(card('oldest'), 0);
  for (let number = 0; number < 200; number++) luckFor(card(`later ${number}`), 0);
  expect(notesOn('oldest', 0)).toBeUndefined();
  expect(notesOn('later 0', 0)).toBeDefined();
});
