import { draw, optionAt, type Random } from '@swordtable/kernel';
import { type Bot, forSearch } from './bot.ts';

/** An index, drawn by weights. */
export const drawn = (weights: ArrayLike<number>, rng: Random): number => {
  let whole = 0;
  for (let i = 0; i < weights.length; i++) whole += weights[i] as number;
  let left = (draw(rng) / 2 ** 32) * whole;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i] as number;
    if (left < 0) return i;
  }
  return 0;
};

/** Where a game says how often bots give each answer, they draw it. They still rate all of them if asked. */
export const varied = (bot: Bot): Bot => ({
  ...bot,
  choose: (input, rng, report) => {
    const { shares } = input.decision;
    if (shares === undefined) return bot.choose(input, rng, report);
    const action = optionAt(forSearch(input.decision).options, drawn(shares(), rng));
    if (report !== undefined) bot.choose(input, rng, report);
    return action;
  },
});
