import { GAMES } from '@swordtable/games';
import { expect, test } from 'vitest';
import { hasRuleBook } from '../../games/index.ts';
import { canBeAlone, canSeat, describedGame, type GameId, homeGames } from './home-games.ts';
import { withCounts } from './with-counts.ts';

test('exactly the games for one player are offered as solo games', () => {
  const alone = GAMES.filter(({ seats }) => seats.min === 1).map(({ id }) => describedGame(id));
  expect(homeGames().filter((id) => describedGame(id) !== undefined && canBeAlone(id as GameId))).toEqual(alone);
});

test('strangers look for as many players as a game allows', () => {
  for (const { id, seats } of GAMES) expect([2, 3, 4, 5, 6].filter((count) => canSeat(id, count)).at(-1)).toBe(seats.max);
});

test('the home page shows every game, and the examples only on request', () => {
  expect(homeGames()).toEqual(GAMES.map(({ id }) => id));
  expect(homeGames(true)).toEqual([...homeGames(), 'high-water']);
});

test('every game that the home page describes has rules to read', () => {
  expect(homeGames(true).filter((id) => hasRuleBook(id) !== (describedGame(id) !== undefined))).toEqual([]);
});

test('equal names are said once', () => {
  const times = (name: string, count: number): string => `${count} ${name}`;
  expect(withCounts(['bot', 'Ada', 'bot'], times)).toEqual(['2 bot', '1 Ada']);
});
