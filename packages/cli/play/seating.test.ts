import type { Game } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { companyText, seating } from './seating.ts';

const game = gameNamed('swordcrafters') as Game;

describe('who sits where in the terminal', () => {
  test.each([
    [1, { against: 'medium', seat: '0' }, [0], [], 'alone'],
    [2, { against: 'hard', seat: '1' }, [1], ['hard'], 'against hard'],
    [5, { against: 'easy', seat: '0' }, [0], ['easy', 'easy', 'easy', 'easy'], 'against easy'],
    [3, { against: 'easy, hard', seat: 'amber' }, [0], ['easy', 'hard'], 'against easy and hard'],
    [4, { against: 'easy,hard', seat: '0,copper' }, [0, 2], ['easy', 'hard'], '2 players at this keyboard against easy and hard'],
    [3, { against: 'medium', seat: '0', hotSeat: true }, [0, 1, 2], [], 'hot-seat'],
  ])('%d seats with %j', (seats, options, people, bots, text) => {
    const seated = seating(game, seats, options);
    expect([seated.people, seated.bots, companyText(seated, seats)]).toEqual([people, bots, text]);
  });

  test('each of the bots plays the seat it was named for', () => {
    const { botOn } = seating(game, 4, { against: 'easy,medium,hard', seat: '1' });
    expect([0, 2, 3].map(botOn)).toEqual(['easy', 'medium', 'hard']);
  });

  test.each([
    [{ against: 'easy,hard', seat: '0' }, /2 bots for 4 other seats/],
    [{ against: 'easy,nobody,easy,easy', seat: '0' }, /no bot "nobody"/],
    [{ against: 'easy', seat: '7' }, /no seat "7"/],
  ])('%j is refused', (options, sentence) => {
    expect(() => seating(game, 5, options)).toThrow(sentence);
  });
});
