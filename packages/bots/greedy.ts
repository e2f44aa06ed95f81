import { optionAt, randomBelow } from '@swordtable/kernel';
import { type Bot, type BotInput, forSearch, type RatedAction } from './bot.ts';
import { type Lookahead, lookAhead } from './lookahead.ts';

/** What a lookahead found, best first, the chosen answer before its equals. */
export const reportMargins = <State, Action>(
  { decision: { options } }: BotInput<State, Action>,
  { worlds, margins }: Lookahead,
  chosen: number,
): readonly RatedAction<Action>[] =>
  Array.from(margins.keys())
    .sort((a, b) => (margins[b] as number) - (margins[a] as number) || Number(b === chosen) - Number(a === chosen))
    .map((i) => ({ action: optionAt(options, i), visits: worlds, margin: margins[i] as number }));

/** Takes the best answer by a lookahead of one answer; any of several equals. */
export const greedy: Bot = {
  id: 'greedy',
  name: 'Greedy',
  choose: (asked, rng, report) => {
    const input = { ...asked, decision: forSearch(asked.decision) };
    const { options } = input.decision;
    if (options.length === 1 && report === undefined) return optionAt(options, 0);
    const found = lookAhead(input, rng);
    const { margins } = found;
    const most = margins.reduce((best, margin) => Math.max(best, margin), Number.NEGATIVE_INFINITY);
    const best = Array.from(margins.keys()).filter((i) => margins[i] === most);
    const chosen = best[randomBelow(rng, best.length)] as number;
    report?.(reportMargins(input, found, chosen));
    return optionAt(options, chosen);
  },
};
