import type { RatedAction } from './bot.ts';

/** This many answers are worth showing; the bot has hardly tried the rest, so its figures for them mean little. */
const SHOWN = 4;

/** The answers the bot tried most, best figure first, so that its recommendation is the best one shown. */
export const bestFirst = <Action>(thoughts: readonly RatedAction<Action>[]): readonly RatedAction<Action>[] =>
  thoughts.slice(0, SHOWN).toSorted((a, b) => b.margin - a.margin);
