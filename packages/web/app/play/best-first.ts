import type { RatedAction } from '@swordtable/bots';

/** So many answers are shown; the bot has hardly tried what comes after them, and what it expects there says little. */
const SHOWN = 4;

/** The answers that the bot has tried most, best figure first: the one it recommends is the best that is shown. */
export const bestFirst = <Action>(thoughts: readonly RatedAction<Action>[]): readonly RatedAction<Action>[] =>
  thoughts.slice(0, SHOWN).toSorted((a, b) => b.margin - a.margin);
