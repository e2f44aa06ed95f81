import { draw, optionAt } from '@swordtable/kernel';
import { type Bot, forSearch } from './bot.ts';
import { greedy } from './greedy.ts';
import { lookAhead } from './lookahead.ts';

/**
 * Chooses as a beginner does: mostly something good, seldom the best, and hardly ever nonsense. An answer that is worse by `softness` times
 * what usually separates winner and loser is chosen about a third as often.
 */
export const soft = (softness: number): Bot => ({
  id: 'soft',
  name: 'Soft',
  choose: (asked, rng, report) => {
    // A hint is what one thinks best.
    if (report !== undefined || asked.game.judge === undefined) return greedy.choose(asked, rng, report);
    const input = { ...asked, decision: forSearch(asked.decision) };
    const { options } = input.decision;
    if (options.length === 1) return optionAt(options, 0);
    const { margins } = lookAhead(input, rng);
    const unit = softness * asked.game.judge.points;
    const most = margins.reduce((best, margin) => Math.max(best, margin), Number.NEGATIVE_INFINITY);
    const weights = margins.map((margin) => Math.exp((margin - most) / unit));
    let left = (draw(rng) / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0);
    const index = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return optionAt(options, Math.max(0, index));
  },
});
