import type { Seat } from '@swordtable/kernel';
import type { Bot, Rules } from './bot.ts';
import { greedy } from './greedy.ts';

/** The game as somebody sees it who prefers a way to play: how far they have come along it counts in what they expect. */
const leant = <State, Action>(rules: Rules<State, Action>, seat: Seat, way: string): Rules<State, Action> => {
  const preferred = rules.ways?.[way];
  if (preferred === undefined) return rules;
  return {
    ...rules,
    prospects: (state) => {
      const expected = rules.prospects?.(state);
      if (expected === undefined) return undefined;
      return { ...expected, points: expected.points.map((points, each) => (each === seat ? points + preferred.far(state, seat) : points)) };
    },
  };
};

/** Greedy with a liking for one of the game's ways to play: as strong as greedy, and set on something. */
export const leaningTo = (way: string): Bot => ({
  id: `greedy:${way}`,
  name: `Greedy, ${way}`,
  choose: (table, dice, report) => greedy.choose({ ...table, game: leant(table.game, table.seat, way) }, dice, report),
});
