import { standing } from '@swordtable/server/match/standing';
import type { Happening } from '../../client/table.ts';

/** A step at which a turn or a round begins, and the how-manieth it is. */
export interface Mark {
  readonly step: number;
  readonly kind: 'turn' | 'round';
  readonly number: number;
}

/**
 * Where one can jump to. Turns are counted anew in every round. That the first one begins is not told: it began before the first
 * step that belongs to a turn, unless the round itself began there. What was taken back counts for nothing.
 */
export const marksIn = (
  happened: readonly Happening[],
  markOf: ((step: Happening) => Mark['kind'] | 'played' | undefined) | undefined,
): readonly Mark[] => {
  const stands = new Set(standing(happened));
  const marks: Mark[] = [];
  const count = { turn: 0, round: 0 };
  for (const [step, happening] of happened.entries()) {
    const kind = stands.has(happening) ? markOf?.(happening) : undefined;
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
