import { accept, type Result } from '@swordtable/kernel';
import type { Line } from './entry.ts';
import { matchFrom } from './fold.ts';
import type { Match, RulesOf, Step } from './match.ts';

/** The steps after a number, if the match still has them in memory. */
export const stepsAfter = (match: Match, last: number): readonly Step[] | undefined => {
  const first = match.recent[0]?.seq ?? 0;
  return last + 1 < first ? undefined : match.recent.filter(({ seq }) => seq > last);
};

/** Every step of a match, rebuilt from its lines. */
export const historyOf = (id: string, lines: readonly Line[], rulesOf: RulesOf): Result<readonly Step[]> => {
  const steps: Step[] = [];
  const told = matchFrom(id, lines, rulesOf, ({ recent }) => {
    const step = recent.at(-1);
    if (step !== undefined) steps.push(step);
  });
  return told.ok ? accept(steps) : told;
};
