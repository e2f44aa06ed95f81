import { GAMES, gameNamed } from '@swordtable/games';
import type { Game } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { pathOfInvitation } from '../home/invitation.ts';
import { withOpponentKind, withSeats } from './change-choices.ts';
import { type Choices, readChoices, startAddress } from './choices.ts';

const game = GAMES[0] as Game;
/** A game for one to five, with options that depend on the number of seats. */
const many = gameNamed('swordcrafters') as Game;
const queryOf = (address: string): string => address.slice(address.indexOf('?') + 1);

describe('choices in an address', () => {
  test('an empty query has all defaults, and defaults are left out again', () => {
    const defaults = readChoices(game, '');
    expect(defaults.ok && startAddress(game, defaults.value)).toBe('/play/new?game=olympus&against=medium');
  });

  test('what is written is read back', () => {
    const query = 'game=olympus&against=link&terrain=parthenon&mixed=true';
    const choices = readChoices(game, query);
    expect(choices).toMatchObject({ ok: true, value: { against: 'link', seats: 2, options: { terrain: 'parthenon', mixed: true } } });
    const address = choices.ok ? startAddress(game, choices.value) : '';
    expect(address).toBe(`/match/new?${query}`);
    expect(readChoices(game, queryOf(address))).toEqual(choices);
  });

  test('the terms of a match by link are written and read, and ignored for other matches', () => {
    const query = 'game=olympus&against=link&public=yes&pace=days&clock=604800&stand-in=hard';
    const choices = readChoices(game, query);
    expect(choices).toMatchObject({ ok: true, value: { terms: { listed: true, pace: 'days', clock: 604_800, standIn: 'hard' } } });
    expect(choices.ok && startAddress(game, choices.value)).toBe(`/match/new?${query}`);
    expect(choices.ok && startAddress(game, withOpponentKind(choices.value, 'easy'))).toBe('/play/new?game=olympus&against=easy');
  });

  test.each([
    ['clock=17', 'bad-terms'],
    ['against=nobody', 'unknown-opponent'],
    ['seats=7', 'bad-seats'],
    ['terrain=moon', 'bad-option'],
    ['mixed=perhaps', 'bad-option'],
    ['color=pink', 'unknown-option'],
  ])('%s is refused', (query, code) => {
    expect(readChoices(game, query)).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('choices for a larger table', () => {
  const read = (query: string): Choices => {
    const choices = readChoices(many, query);
    if (!choices.ok) throw new Error(choices.refusal.sentence);
    return choices.value;
  };

  test('the default is two players, so that one click plays a bot', () => {
    expect(read('')).toMatchObject({ seats: 2, against: 'medium', others: [{ kind: 'bot', level: 'medium' }] });
    expect(startAddress(many, read(''))).toBe('/play/new?game=swordcrafters&against=medium');
  });

  test.each([
    '/play/new?game=swordcrafters&against=easy&seats=5',
    '/play/new?game=swordcrafters&seats=1&opponents=4',
    '/play/new?game=swordcrafters&against=hot-seat&with=here%3ABo%2Cmedium%2Chere&me=Ada&seats=4',
    '/match/new?game=swordcrafters&against=link&with=link%2Chard&seats=3&pace=days',
    '/play/new?game=swordcrafters&against=easy&with=easy%2Cexpert&seats=3',
  ])('%s stays the same when read and written again', (address) => {
    expect(startAddress(many, read(queryOf(address)))).toBe(address);
  });

  test('the seats are read, and say whether it is played by link', () => {
    const others = [
      { kind: 'bot', level: 'hard' },
      { kind: 'link', name: 'A, b: c' },
    ];
    expect(read(`seats=3&with=hard,link:${encodeURIComponent('A, b: c')}`.replaceAll('%', '%25'))).toMatchObject({
      against: 'link',
      others,
    });
  });

  test('a solo game has no opponent, whatever was chosen before', () => {
    expect(startAddress(many, withSeats(read('against=link'), 1))).toBe('/play/new?game=swordcrafters&seats=1');
  });

  test('an option that doesn’t apply to a number of seats is left out, and returns when it does', () => {
    const alone = read('seats=1&opponents=4');
    expect(startAddress(many, withSeats(alone, 3))).toBe('/play/new?game=swordcrafters&against=medium&seats=3');
    expect(startAddress(many, withSeats(withSeats(alone, 3), 1))).toBe('/play/new?game=swordcrafters&seats=1&opponents=4');
    expect(read('seats=3&opponents=4&dual=true').options).toMatchObject({ opponents: 2, dual: false });
  });

  test.each([
    ['seats=3&with=hard', 'bad-company'],
    ['seats=3&with=here,link', 'bad-company'],
    ['seats=3&with=hard,nobody', 'unknown-opponent'],
    ['seats=6', 'bad-seats'],
    ['seats=0', 'bad-seats'],
  ])('%s is refused', (query, code) => {
    expect(readChoices(many, query)).toMatchObject({ ok: false, refusal: { code } });
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
