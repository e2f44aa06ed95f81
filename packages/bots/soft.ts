import { draw, type Random } from '@swordtable/kernel';
import type { Bot } from './bot.ts';
import { byLookahead, highest, pickBest } from './greedy.ts';

/** An index, drawn by weights. */
const drawn = (weights: Float64Array, rng: Random): number => {
  let left = (draw(rng) / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(0, index);
};

/**
 * Chooses as a beginner does: mostly something good, seldom the best, and hardly ever nonsense. An answer that is worse by `softness` times
 * what usually separates winner and loser is chosen about a third as often. Where nothing was learned, it takes the best.
 */
export const soft = (softness: number): Bot =>
  byLookahead('soft', 'Soft', (margins, game, rng) => {
    if (game.judge === undefined) return pickBest(margins, game, rng);
    const [most, unit] = [highest(margins), softness * game.judge.points];
    return drawn(
      margins.map((margin) => Math.exp((margin - most) / unit)),
      rng,
    );
  });
