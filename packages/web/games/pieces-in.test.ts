import { botNamed, playGame } from '@swordtable/bots';
import { GAMES } from '@swordtable/games';
import { expect, test, vi } from 'vitest';
import { webGame } from './index.ts';

// Nothing is drawn here, so no glyph is needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

test.each(GAMES.map((game) => [game.id, game] as const))('whatever is played in %s has a page of its own', async (id, game) => {
  const bot = botNamed('random');
  if (!bot.ok) throw new Error(bot.refusal.sentence);
  const played = playGame(game, { seats: 2, options: {}, seed: 'pieces' }, [bot.value, bot.value]);
  if (!played.ok) throw new Error(played.refusal.sentence);
  const pieces = new Set(played.value.record.answers.flatMap(({ action }) => game.pieceIn?.(action) ?? []));
  const pages = new Set((await webGame(id)?.gallery?.())?.('en').pieces.map((piece) => piece.id));
  expect(pieces.size).toBeGreaterThan(3);
  expect([...pieces].filter((piece) => !pages.has(piece))).toEqual([]);
  expect(game.pieceIn?.({ pass: true })).toBeUndefined();
});
