import { expect, test } from 'vitest';
import { plainText, plainWords } from './plain-words.ts';

test('a game without words of its own still reads: facets by name, lists with commas', () => {
  expect(plainWords.action({ play: 'heron 7' })).toBe('play heron 7');
  expect(plainWords.event({ what: 'drawn', seat: 2, newCards: ['moon 1', 'reed 2'], last: true })).toBe(
    'what drawn, seat 2, new cards moon 1, reed 2, last',
  );
  expect(plainWords.prompt({ rule: 'end-of-turn', ask: 'handCard' })).toBe('end of turn: hand card');
  expect(plainWords.seat(0)).toBe('Player 1');
});

test('nothing, no, and an empty list are put into words too', () => {
  expect(plainText({ pledge: null, open: false, cards: [] })).toBe('pledge none, open no, cards none');
});
