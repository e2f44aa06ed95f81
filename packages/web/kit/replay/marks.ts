import { standing } from '@swordtable/server/match/standing';
import type { Happening } from '../../client/table.ts';

/** A step at which a turn or a round begins, and its number. */
export interface Mark {
  readonly step: number;
  readonly kind: 'turn' | 'round';
  readonly number: number;
}

/**
 * The steps to jump to. Turns are numbered from 1 in every round. The start of the first turn isn't an event: it precedes the first step
 * that belongs to a turn, unless the round began there. Undone answers don't count.
 */
export const marksIn = (
  happened: readonly Happening[],
  markOf: ((step: Happening) => Mark['kind'] | 'played' | undefined) | undefined,
): readonly Mark[] => {
  const remaining = new Set(standing(happened));
  const marks: Mark[] = [];
  const count = { turn: 0, round: 0 };
  for (const [step, happening] of happened.entries()) {
    const kind = remaining.has(happening) ? markOf?.(happening) : undefined;
    if (kind === undefined) continue;
    if (kind === 'round') count.turn = 0;
    else if (count.turn === 0) {
      count.turn = 1;
      if (step > 0 && marks.at(-1)?.step !== step - 1) marks.push({ step: step - 1, kind: 'turn', number: 1 });
    }
    if (kind === 'played') continue;
    count[kind] += 1;
    marks.push({ step, kind, number: count[kind] });
  }
  return marks;
};

/** The last mark before a step, and the first one after it. */
export const marksAround = (marks: readonly Mark[], step: number): { readonly before?: Mark; readonly after?: Mark } => {
  const [before, after] = [marks.findLast((mark) => mark.step < step), marks.find((mark) => mark.step > step)];
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
};
