import type { Happening } from '../../table/table.ts';

/** A step at which a turn or a round begins, and the how-manieth it is. */
export interface Mark {
  readonly step: number;
  readonly kind: 'turn' | 'round';
  readonly number: number;
}

/** Where one can jump to. A round begins with a turn of its own, which is not named besides. */
export const marksIn = (
  happened: readonly Happening[],
  markOf: ((step: Happening) => Mark['kind'] | undefined) | undefined,
): readonly Mark[] => {
  const count = { turn: 0, round: 0 };
  return happened.flatMap((happening, step): Mark[] => {
    const kind = markOf?.(happening);
    if (kind === undefined) return [];
    count[kind] += 1;
    return [{ step, kind, number: count[kind] }];
  });
};

/** The last mark before a step, and the first one after it. */
export const marksAround = (marks: readonly Mark[], step: number): { readonly before?: Mark; readonly after?: Mark } => {
  const [before, after] = [marks.findLast((mark) => mark.step < step), marks.find((mark) => mark.step > step)];
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
};
