import { GAMES } from '@swordtable/games';
import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';
import { canBeAlone, type GameId, onShelf, shelf } from './shelf.ts';

test('alone one plays exactly the games that are for one', () => {
  const alone = GAMES.filter(({ seats }) => seats.min === 1).map(({ id }) => onShelf(id));
  expect(shelf().filter((id) => onShelf(id) !== undefined && canBeAlone(id as GameId))).toEqual(alone);
});

test('the first page shows every game there is, and the examples only to those who ask', () => {
  expect(shelf()).toEqual(GAMES.map(({ id }) => id));
  expect(shelf(true)).toEqual([...shelf(), 'high-water']);
});

test('those who are called the same are said once', () => {
  const times = (name: string, count: number): string => `${count} ${name}`;
  expect(gathered(['bot', 'Ada', 'bot'], times)).toEqual(['2 bot', '1 Ada']);
});
