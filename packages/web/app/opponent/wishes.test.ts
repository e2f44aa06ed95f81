import { afterEach, expect, test, vi } from 'vitest';
import { homeGames } from '../home/home-games.ts';
import { fittingGames, readWishes, withSeats } from './wishes.ts';

afterEach(() => vi.unstubAllGlobals());

const stored = (value: string | null) => {
  vi.stubGlobal('localStorage', { getItem: () => value });
  return readWishes();
};
const FIRST = { games: homeGames(), seats: 2, pace: 'live', rated: false };

test('the wishes of the last time come back, and whatever makes no sense is left out', () => {
  expect(stored(null)).toEqual(FIRST);
  expect(stored('{"games":["contracts","gone"],"seats":4,"pace":"days","rated":true}')).toEqual({
    ...{ games: ['contracts'], seats: 4, pace: 'days', rated: true },
  });
  for (const bad of ['{"games":[]}', '{"games":["gone"],"seats":6}', '{"games":"b","pace":3,"rated":"yes","seats":2.5}', '7', '[]', '{'])
    expect(stored(bad)).toEqual(FIRST);
});

test('more players leave the games that are for that many, or else choose them all', () => {
  const two = { ...stored(null), games: ['olympus', 'contracts'] };
  const four = withSeats(two, 4);
  expect(fittingGames(four)).toEqual(['contracts']);
  expect(withSeats(four, 2)).toEqual(two);
  expect(fittingGames(withSeats({ ...two, games: ['olympus'] }, 3))).toEqual(['swordcrafters', 'contracts']);
});
