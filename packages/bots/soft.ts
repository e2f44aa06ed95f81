import type { Random } from '@swordtable/kernel';
import type { Bot } from './bot.ts';
import { byLookahead, greedy, highest, pickBest } from './greedy.ts';
import { drawn } from './varied.ts';

/** One of the better answers: one that is worse by `points` is drawn about a third as often as the best. */
const drawnBy = (margins: Float64Array, points: number, rng: Random): number => {
  const most = highest(margins);
  return drawn(
    margins.map((margin) => Math.exp((margin - most) / points)),
    rng,
  );
};

/**
 * Chooses as a beginner does: mostly something good, seldom the best, and hardly ever nonsense. An answer that is worse by `softness` times
 * what usually separates winner and loser is chosen about a third as often. Where nothing was learned, it takes the best.
 */
export const soft = (softness: number): Bot =>
  byLookahead('soft', 'Soft', (margins, game, rng) =>
    game.judge === undefined ? pickBest(margins, game, rng) : drawnBy(margins, softness * game.judge.points, rng),
  );

/** The same by a number of points, with or without anything learned. */
export const softBy = (points: number): Bot =>
  byLookahead(`soft:${points}`, 'Soft', (margins, _game, rng) => drawnBy(margins, points, rng));

/** Takes the best answer, but where others guess at it, one of the better ones: who always takes the best can be read. */
export const softWhereGuessed = (softness: number): Bot => {
  const bluffing = soft(softness);
  return {
    ...greedy,
    choose: (input, rng, report) => (input.decision.prompt.sealed === 'bluff' ? bluffing : greedy).choose(input, rng, report),
  };
};
