import { GAMES } from '@swordtable/games';
import { expect, test } from 'vitest';
import { canBeAlone, describedGame, type GameId, homeGames } from './home-games.ts';
import { withCounts } from './with-counts.ts';

test('alone one plays exactly the games that are for one', () => {
  const alone = GAMES.filter(({ seats }) => seats.min === 1).map(({ id }) => describedGame(id));
  expect(homeGames().filter((id) => describedGame(id) !== undefined && canBeAlone(id as GameId))).toEqual(alone);
});

test('the first page shows every game there is, and the examples only to those who ask', () => {
  expect(homeGames()).toEqual(GAMES.map(({ id }) => id));
  expect(homeGames(true)).toEqual([...homeGames(), 'high-water']);
});

test('those who are called the same are said once', () => {
  const times = (name: string, count: number): string => `${count} ${name}`;
  expect(withCounts(['bot', 'Ada', 'bot'], times)).toEqual(['2 bot', '1 Ada']);
});
