import { optionAt, type Random, randomBelow } from '@swordtable/kernel';
import { type Bot, forSearch, type Rules } from './bot.ts';
import { lookAhead } from './lookahead.ts';
import { varied } from './varied.ts';

/** Picks an answer, by its index, from the estimated margins of all. */
type Pick = <State, Action>(margins: Float64Array, game: Rules<State, Action>, rng: Random) => number;

export const highest = (margins: Float64Array): number =>
  margins.reduce((best, margin) => Math.max(best, margin), Number.NEGATIVE_INFINITY);

/** Any of the best. */
export const pickBest: Pick = (margins, _game, rng) => {
  const most = highest(margins);
  const best = Array.from(margins.keys()).filter((i) => margins[i] === most);
  return best[randomBelow(rng, best.length)] as number;
};

/** A bot that looks ahead by one answer and picks by what it sees. */
export const byLookahead = (id: string, name: string, pick: Pick): Bot =>
  varied({
    id,
    name,
    choose: (asked, rng, report) => {
      const input = { ...asked, decision: forSearch(asked.decision) };
      const { options } = input.decision;
      if (options.length === 1 && report === undefined) return optionAt(options, 0);
      const { worlds, margins } = lookAhead(input, rng);
      const chosen = pick(margins, input.game, rng);
      // Best first, the chosen answer before its equals.
      report?.(
        Array.from(margins.keys())
          .sort((a, b) => (margins[b] as number) - (margins[a] as number) || Number(b === chosen) - Number(a === chosen))
          .map((i) => ({ action: optionAt(options, i), visits: worlds, margin: margins[i] as number })),
      );
      return optionAt(options, chosen);
    },
  });

/** Takes the best answer by a lookahead of one answer; any of several equals. */
export const greedy = byLookahead('greedy', 'Greedy', pickBest);
