import { describe, expect, test } from 'vitest';
import { newsIn, readNotified, titleWith } from './turn-news.ts';

const one = (match: string, seq: number, turn = true) => ({ match, seq, turn, game: 'olympus', name: 'Olympus', seats: [], yours: [0] });
const nothing = () => false;

describe('whose turn it is', () => {
  test('a question is announced once, and the next one again', () => {
    const first = newsIn([one('a', 4)], {}, nothing);
    expect(first).toMatchObject({ fresh: [{ match: 'a' }], count: 1 });
    expect(newsIn([one('a', 4)], first.told, nothing)).toMatchObject({ fresh: [], count: 1 });
    expect(newsIn([one('a', 6)], first.told, nothing).fresh).toHaveLength(1);
  });

  test('a match waiting for others isn’t announced, and is forgotten', () => {
    expect(newsIn([one('a', 5, false)], { a: 4 }, nothing)).toEqual({ fresh: [], told: {}, count: 0 });
  });

  test('a match in sight isn’t announced, now or later', () => {
    const { fresh, told, count } = newsIn([one('a', 4), one('b', 7)], {}, (match) => match === 'a');
    expect({ fresh: fresh.map(({ match }) => match), count }).toEqual({ fresh: ['b'], count: 1 });
    expect(newsIn([one('a', 4)], told, nothing).fresh).toEqual([]);
  });

  test.each([undefined, null, 'x', [1], { a: 'late' }])('stored as %j is ignored', (value) => {
    expect(readNotified(value)).toEqual({});
  });
});

test('a title has the number of waiting matches, once', () => {
  expect(titleWith('Swordtable', 2)).toBe('(2) Swordtable');
  expect(titleWith('(2) Swordtable', 1)).toBe('(1) Swordtable');
  expect(titleWith('(1) Swordtable', 0)).toBe('Swordtable');
});
