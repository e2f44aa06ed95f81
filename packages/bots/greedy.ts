import { below, optionAt } from '@swordtable/kernel';
import { type Bot, narrowed } from './bot.ts';
import { glancesOf } from './glances.ts';

/** Takes what brings the most right now, by a look one answer ahead; of equals any. */
export const greedy: Bot = {
  id: 'greedy',
  name: 'Greedy',
  choose: (asked, dice, report) => {
    const table = { ...asked, decision: narrowed(asked.decision) };
    const { options } = table.decision;
    if (options.length === 1 && report === undefined) return optionAt(options, 0);
    const { worlds, margins } = glancesOf(table, dice);
    const most = margins.reduce((best, margin) => Math.max(best, margin), Number.NEGATIVE_INFINITY);
    const best = Array.from(margins.keys()).filter((i) => margins[i] === most);
    const chosen = best[below(dice, best.length)] as number;
    report?.(
      Array.from(margins, (margin, i) => ({ action: optionAt(options, i), visits: worlds, margin, chosen: i === chosen }))
        .sort((a, b) => b.margin - a.margin || Number(b.chosen) - Number(a.chosen))
        .map(({ action, visits, margin }) => ({ action, visits, margin })),
    );
    return optionAt(options, chosen);
  },
};
