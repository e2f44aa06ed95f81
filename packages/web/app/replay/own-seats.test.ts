import { expect, test } from 'vitest';
import { ownSeats } from './own-seats.ts';

const seat = (kind: 'bot' | 'person') => ({ kind, name: '', taken: true, player: kind });
const card = { seats: [seat('bot'), seat('person'), seat('bot')] };

test('readers of their own match are addressed as "you"', () => {
  expect(ownSeats({ card }, 'local')).toEqual([1]);
  expect(ownSeats({ card, own: [2] }, 'match')).toEqual([2]);
  expect(ownSeats({ card }, 'file')).toEqual([]);
});
