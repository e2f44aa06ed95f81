import { expect, test } from 'vitest';
import { openStorage } from '../../storage/open.ts';
import { engines } from '../../testing/stores.ts';
import { put, readOne } from '../kind.ts';
import { type MatchResult, RATED, RESULT, type ResultSeat, ratedId } from './kinds.ts';
import { openRatings } from './ratings.ts';
import { favoritesIn, matchOf, opponentsIn } from './record.ts';

const seat = (player: string | null, place: number, more: Partial<ResultSeat> = {}): ResultSeat => ({
  ...{ player, name: player ?? '', bot: null, place, rating: 1500, deviation: 200, pieces: {} },
  ...more,
});
const result = (at: number, ...seats: readonly ResultSeat[]): MatchResult => ({
  ...{ game: 'olympus', at, ratings: { seats: seats.map(() => null) }, seats: [...seats] },
});

test('a player’s record has every opponent by player or level, most frequent first, and ties', () => {
  const results = [
    result(4, seat('me', 0), seat('ann', 1, { name: 'Ann the Second' })),
    result(3, seat('ann', 0), seat('me', 0)),
    result(2, seat('bot', 0, { player: null, bot: 'hard', name: 'Hard bot' }), seat('me', 1)),
    result(1, seat('ann', 0), seat('ben', 2), seat('me', 1)),
  ];
  expect(opponentsIn(results, 'me')).toEqual([
    { player: 'ann', bot: null, name: 'Ann the Second', wins: 1, draws: 1, losses: 1 },
    { player: null, bot: 'hard', name: 'Hard bot', wins: 0, draws: 0, losses: 1 },
    { player: 'ben', bot: null, name: 'ben', wins: 1, draws: 0, losses: 0 },
  ]);
  expect(matchOf({ id: 'm', mark: 1, value: results[1] as MatchResult }, 'me')).toMatchObject({ match: 'm', seat: 1, deviation: 200 });
});

test('favorites are what a player chose most often, at most five in a game', () => {
  const pieces = { zeus: 3, hera: 1, ares: 2, hades: 1, athena: 1, apollo: 1 };
  const results = [
    result(2, seat('me', 0, { pieces }), seat('ann', 1, { pieces: { pan: 9 } })),
    result(1, seat('me', 0, { pieces: { hera: 5 } })),
  ];
  const favorites = favoritesIn(results, 'me');
  expect(favorites).toHaveLength(5);
  expect(favorites.slice(0, 2)).toEqual([
    { game: 'olympus', piece: 'hera', times: 6 },
    { game: 'olympus', piece: 'zeus', times: 3 },
  ]);
});

test.each(engines.filter(({ here }) => here))(
  'in $name, a player who deletes everything is in no result, and the others keep theirs',
  async ({ fresh }) => {
    const home = await fresh();
    const storage = await openStorage(home.place);
    const { documents } = storage;
    const ratings = openRatings({ documents, now: () => 0 });
    const rated = { player: 'me', game: 'olympus', mu: 25, sigma: 2, matches: 1, wins: 1, at: 0, program: false };
    const many = Array.from({ length: 120 }, (_, at) => put(RESULT, `m${at}`, result(at, seat('me', 0), seat('ann', 1))));
    await documents.change([...many, put(RATED, ratedId('me', 'olympus'), rated)]);
    await ratings.hide('me', true);
    await ratings.forget('me');
    expect(await ratings.results('me', { most: 10 })).toEqual([]);
    expect(await ratings.of('me')).toEqual([]);
    expect(await ratings.isHidden('me')).toBe(false);
    expect(await ratings.results('ann', { most: 200 })).toHaveLength(120);
    expect((await readOne(documents, RESULT, 'm7'))?.value.seats).toMatchObject([{ player: null, name: '' }, { player: 'ann' }]);
    await storage.close();
    await home.drop();
  },
);
