import { optionAt, randomBelow } from '@swordtable/kernel';
import { type Bot, forSearch } from './bot.ts';
import { lookAhead } from './lookahead.ts';

/** Takes the best answer by a lookahead of one answer; any of several equals. */
export const greedy: Bot = {
  id: 'greedy',
  name: 'Greedy',
  choose: (asked, rng, report) => {
    const input = { ...asked, decision: forSearch(asked.decision) };
    const { options } = input.decision;
    if (options.length === 1 && report === undefined) return optionAt(options, 0);
    const { worlds, margins } = lookAhead(input, rng);
    const most = margins.reduce((best, margin) => Math.max(best, margin), Number.NEGATIVE_INFINITY);
    const best = Array.from(margins.keys()).filter((i) => margins[i] === most);
    const chosen = best[randomBelow(rng, best.length)] as number;
    report?.(
      Array.from(margins, (margin, i) => ({ action: optionAt(options, i), visits: worlds, margin, chosen: i === chosen }))
        .sort((a, b) => b.margin - a.margin || Number(b.chosen) - Number(a.chosen))
        .map(({ action, visits, margin }) => ({ action, visits, margin })),
    );
    return optionAt(options, chosen);
  },
};
