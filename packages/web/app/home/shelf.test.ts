import { GAMES } from '@swordtable/games';
import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';
import { canBeAlone, onShelf, SHELF } from './shelf.ts';

test('alone one plays exactly the games that are for one', () => {
  const alone = GAMES.filter(({ seats }) => seats.min === 1).map(({ id }) => onShelf(id));
  expect(SHELF.filter(canBeAlone)).toEqual(alone);
});

test('those who are called the same are said once', () => {
  const times = (name: string, count: number): string => `${count} ${name}`;
  expect(gathered(['bot', 'Ada', 'bot'], times)).toEqual(['2 bot', '1 Ada']);
});
