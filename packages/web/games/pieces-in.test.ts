import { GAMES } from '@swordtable/games';
import { expect, test, vi } from 'vitest';
import { gallerySections } from './index.ts';

// Nothing is drawn here, so no glyph is needed.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

/** Answers that play something, by game. */
const PLAYED: Readonly<Record<string, readonly object[]>> = {
  olympus: [{ tile: 1, cell: 3, turns: 0 }],
  asgard: [{ tile: 51, cell: 3, turns: 0 }],
  battlefields: [{ warrior: 'cavalry', place: 0 }, { play: 'rally' }],
  contracts: [{ keep: 'archer' }, { recruit: 'paladin' }, { buy: 'archer' }],
};

test.each(Object.entries(PLAYED))('what an answer of %s plays has a page', async (id, answers) => {
  const sections = await Promise.all(gallerySections().map((section) => section()));
  const pages = new Set(sections.flatMap((section) => section('en').pieces.map((piece) => piece.id)));
  const game = GAMES.find((each) => each.id === id);
  for (const answer of answers) expect(pages).toContain(game?.pieceIn?.(answer));
  expect(game?.pieceIn?.({ pass: true })).toBeUndefined();
});
