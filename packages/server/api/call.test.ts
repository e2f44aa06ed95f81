import { expect, test } from 'vitest';
import { addressOf } from './call.ts';
import { programRoutes } from './program-routes.ts';
import { routes } from './routes.ts';

test('an address has its parameters and its query filled in, with nothing left to be misread', () => {
  expect(addressOf(programRoutes.games, {})).toBe('/api/games');
  expect(addressOf(routes.seatStep, { params: { match: 'abc', seat: 0, step: 12 } })).toBe('/api/matches/abc/seats/0/steps/12');
  expect(addressOf(routes.match, { params: { match: 'a/b?c' } })).toBe('/api/matches/a%2Fb%3Fc');
  expect(addressOf(routes.listMatches, { query: { status: 'over', before: undefined, game: 'a&b' } })).toBe(
    '/api/matches?status=over&game=a%26b',
  );
});
