import { GAMES } from '@swordtable/games';
import { highWater } from '@swordtable/high-water/rules';
import { expect, test } from 'vitest';
import { describedGame } from '../home/home-games.ts';
import { missingTexts } from './missing.ts';

test.each(GAMES.filter(({ id }) => describedGame(id) !== undefined))('$name is fully translated into German', async (game) => {
  expect(await missingTexts(game, 'de')).toEqual([]);
});

test('what the example lacks in German is counted: its option and its sentences', async () => {
  expect(await missingTexts(highWater, 'de')).toEqual([
    'Rounds',
    'How often each player leads a hand.',
    'words.prompt',
    'words.action',
    'words.event',
    'words.seat',
  ]);
});
