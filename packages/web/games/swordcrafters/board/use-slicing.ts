import type { Action } from '@swordtable/games/swordcrafters/action';
import type { Group } from '@swordtable/games/swordcrafters/pieces/grid';
import { useMemo, useState } from 'react';
import type { Selection } from '../../../kit/selection/use-selection.ts';
import { type Slicing, walkedTo } from './lattice.ts';

type CutAction = Extract<Action, { readonly axis: unknown }>;

/** The cuts among the answers on offer. In the solo game there is one group only, and a part is kept. */
const cutsIn = (options: readonly Action[]): readonly Slicing[] =>
  options.flatMap((option): readonly Slicing[] => {
    if (!('axis' in option)) return [];
    const { axis, after } = option;
    return 'keep' in option ? [{ group: 0, axis, after, keep: option.keep }] : [{ group: option.group, axis, after }];
  });

const answerOf = ({ group, axis, after, keep }: Slicing): CutAction =>
  keep === undefined ? { group, axis, after } : { axis, after, keep };

/** Choosing a cut: it is shown as soon as it is pointed at, and stays shown until another one is. */
export interface Cutting {
  readonly offered: readonly Slicing[];
  /** The cut that is shown. */
  readonly shown: Slicing | undefined;
  readonly show: (cut: Slicing | undefined) => void;
  /** Selects a cut; the second time it cuts. */
  readonly take: (cut: Slicing) => void;
  /** The cut that a key leads to from the one that is shown. */
  readonly walk: (key: string) => Slicing | undefined;
}

export const useSlicing = (selection: Selection<Action>, groups: readonly Group[]): Cutting => {
  const { options, choose, candidate } = selection;
  const offered = useMemo(() => cutsIn(options), [options]);
  const [pointed, setPointed] = useState<{ readonly of: readonly Action[]; readonly cut: Slicing | undefined }>();
  // Advice points at whole answers; its cut is shown like any other.
  const advised = offered.find(
    (cut) => candidate !== undefined && 'axis' in candidate && JSON.stringify(answerOf(cut)) === JSON.stringify(candidate),
  );
  // A cut belongs to one question: the next one begins with nothing shown.
  const shown = advised ?? (pointed?.of === options ? pointed.cut : undefined);
  const show = (cut: Slicing | undefined): void => setPointed({ of: options, cut });
  return {
    offered,
    shown,
    show,
    take: (cut) => choose(answerOf(cut)),
    walk: (key) => walkedTo(groups, offered, shown, key),
  };
};
