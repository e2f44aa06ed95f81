import { draw, optionAt, type Random } from '@swordtable/kernel';
import { type Bot, forSearch } from './bot.ts';
import { greedy, reportMargins } from './greedy.ts';
import { lookAhead } from './lookahead.ts';

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
 * what usually separates winner and loser is chosen about a third as often.
 */
export const soft = (softness: number): Bot => ({
  id: 'soft',
  name: 'Soft',
  choose: (asked, rng, report) => {
    const { judge } = asked.game;
    if (judge === undefined) return greedy.choose(asked, rng, report);
    const input = { ...asked, decision: forSearch(asked.decision) };
    const { options } = input.decision;
    if (options.length === 1 && report === undefined) return optionAt(options, 0);
    const found = lookAhead(input, rng);
    const { margins } = found;
    const most = margins.reduce((best, margin) => Math.max(best, margin), Number.NEGATIVE_INFINITY);
    const unit = softness * judge.points;
    const chosen = drawn(
      margins.map((margin) => Math.exp((margin - most) / unit)),
      rng,
    );
    report?.(reportMargins(input, found, chosen));
    return optionAt(options, chosen);
  },
});
