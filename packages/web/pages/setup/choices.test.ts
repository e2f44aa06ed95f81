import { GAMES } from '@swordtable/games';
import type { Game } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { pathOfInvitation } from '../first/invitation.ts';
import { readChoices, startAddress } from './choices.ts';

const game = GAMES[0] as Game;
const queryOf = (address: string): string => address.slice(address.indexOf('?') + 1);

describe('choices in an address', () => {
  test('an empty query is as usual, and the usual is left out again', () => {
    const usual = readChoices(game, '');
    expect(usual.ok && startAddress(game, usual.value)).toBe('/play/new?game=olympus&against=medium');
  });

  test('what is written is read', () => {
    const query = 'game=olympus&against=link&terrain=parthenon&mixed=true';
    const choices = readChoices(game, query);
    expect(choices).toMatchObject({ ok: true, value: { against: 'link', seats: 2, options: { terrain: 'parthenon', mixed: true } } });
    const address = choices.ok ? startAddress(game, choices.value) : '';
    expect(address).toBe(`/match/new?${query}`);
    expect(readChoices(game, queryOf(address))).toEqual(choices);
  });

  test('the terms of a match by link are written and read, and are nothing to any other match', () => {
    const query = 'game=olympus&against=link&public=yes&pace=days&clock=604800&stand-in=hard';
    const choices = readChoices(game, query);
    expect(choices).toMatchObject({ ok: true, value: { terms: { listed: true, pace: 'days', clock: 604_800, standIn: 'hard' } } });
    expect(choices.ok && startAddress(game, choices.value)).toBe(`/match/new?${query}`);
    expect(choices.ok && startAddress(game, { ...choices.value, against: 'easy' })).toBe('/play/new?game=olympus&against=easy');
  });

  test.each([
    ['clock=17', 'bad-terms'],
    ['against=nobody', 'unknown-opponent'],
    ['seats=7', 'bad-seats'],
    ['terrain=moon', 'bad-option'],
    ['mixed=perhaps', 'bad-option'],
    ['colour=pink', 'unknown-option'],
  ])('%s is refused', (query, code) => {
    expect(readChoices(game, query)).toMatchObject({ ok: false, refusal: { code } });
  });
});

test.each([
  ['https://example.org/match/abc123def#seat=1&invite=xyz', '/match/abc123def#seat=1&invite=xyz'],
  ['  abc123def ', '/match/abc123def'],
  ['/match/abc123def', '/match/abc123def'],
  ['https://example.org/somewhere/else', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the invitation "%s" leads to %s', (text, path) => {
  expect(pathOfInvitation(text)).toBe(path);
});
