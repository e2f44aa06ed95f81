import { gameNamed } from '@swordtable/games';
import type { Game } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { withOpponent, withOpponentKind, withSeats } from './change-choices.ts';
import { type Choices, readChoices } from './choices.ts';
import { canSit, type Opponent, readOpponents, writeOpponents } from './opponents.ts';

const game = gameNamed('swordcrafters') as Game;
const startWith = (query: string): Choices => {
  const choices = readChoices(game, query);
  if (!choices.ok) throw new Error(choices.refusal.sentence);
  return choices.value;
};

const bot = (level: 'easy' | 'hard'): Opponent => ({ kind: 'bot', level });
const here: Opponent = { kind: 'here', name: '' };
const link: Opponent = { kind: 'link', name: '' };

describe('the players at a table', () => {
  test('the opponent choice fills every seat', () => {
    const five = startWith('seats=5&with=easy,hard,easy,hard');
    expect(withOpponentKind(five, 'link').others).toEqual([link, link, link, link]);
    expect(withOpponentKind(five, 'expert').others.every((other) => other.kind === 'bot' && other.level === 'expert')).toBe(true);
  });

  test('the opponent choice follows the seats', () => {
    const three = startWith('seats=3&against=easy');
    const mixed = withOpponent(three, 1, here);
    expect(mixed).toMatchObject({ against: 'hot-seat', others: [bot('easy'), here] });
    expect(withOpponent(mixed, 1, link).against).toBe('link');
    expect(withOpponent(mixed, 1, bot('hard')).against).toBe('easy');
  });

  test('players stay when others are added or removed', () => {
    const three = startWith('seats=3&against=hot-seat&with=here:Bo,hard');
    const four = withSeats(three, 4);
    expect(four.others).toEqual([{ kind: 'here', name: 'Bo' }, bot('hard'), here]);
    expect(withSeats(four, 3).others).toEqual(three.others);
    expect(withSeats(startWith('seats=3&with=hard,here'), 2)).toMatchObject({ against: 'hard', others: [bot('hard')] });
  });

  test('people at this device and people with a link don’t mix', () => {
    const others = [here, bot('easy'), here];
    expect([0, 1, 2].map((at) => canSit('link', others, at))).toEqual([false, false, false]);
    // A single one may be either.
    expect(canSit('link', [here, bot('easy')], 0)).toBe(true);
    expect(canSit('here', [link, bot('easy')], 1)).toBe(false);
    expect(canSit('bot', others, 0)).toBe(true);
  });

  test('names survive in an address, whatever they contain', () => {
    const others: readonly Opponent[] = [{ kind: 'here', name: 'Zoë, 100 %: me' }, bot('easy')];
    expect(readOpponents(writeOpponents('hot-seat', others) ?? '', 2)).toEqual({ ok: true, value: others });
    expect(writeOpponents('link', [link, link])).toBeUndefined();
    expect(readOpponents('here:%E4%', 1)).toEqual({ ok: true, value: [here] });
  });

  test('a long name isn’t cut through a character, and half a character is never written', () => {
    const [most, cut] = ['a'.repeat(39), `${'a'.repeat(39)}\u{1f409}`];
    const named: readonly Opponent[] = [{ kind: 'here', name: most }];
    expect(readOpponents(`here:${encodeURIComponent(cut)}`, 1)).toEqual({ ok: true, value: named });
    expect(writeOpponents('hot-seat', [{ kind: 'here', name: cut.slice(0, 40) }])).toBe(`here:${most}`);
    expect(startWith(`seats=2&against=hot-seat&me=${encodeURIComponent(cut)}`).name).toBe(most);
  });
});
