import type { Seat } from '@swordtable/kernel';
import type { Bot, Rules } from './bot.ts';
import { greedy } from './greedy.ts';

/** The rules as seen by a bot that prefers a strategy: its progress counts as points in the evaluation. */
const biasedRules = <State, Action>(rules: Rules<State, Action>, seat: Seat, strategy: string): Rules<State, Action> => {
  const preferred = rules.strategies?.[strategy];
  if (preferred === undefined) return rules;
  return {
    ...rules,
    evaluate: (state) => {
      const expected = rules.evaluate?.(state);
      if (expected === undefined) return undefined;
      return {
        ...expected,
        points: expected.points.map((points, each) => (each === seat ? points + preferred.progress(state, seat) : points)),
      };
    },
  };
};

/** A greedy bot that prefers one of the game's strategies. */
export const biasedTo = (strategy: string): Bot => ({
  id: `greedy:${strategy}`,
  name: `Greedy, ${strategy}`,
  choose: (input, rng, report) => greedy.choose({ ...input, game: biasedRules(input.game, input.seat, strategy) }, rng, report),
});
