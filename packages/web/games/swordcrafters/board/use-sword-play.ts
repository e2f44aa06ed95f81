import type { Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import { scoresAsBuilt, scoresWith } from '@swordtable/games/swordcrafters/view/forecast';
import { useMemo } from 'react';
import { type Dragging, useDrag } from '../../../kit/selection/use-drag.ts';
import type { BoardProps } from '../typed.ts';
import { useDigits } from './use-digits.ts';
import { type Cutting, useSlicing } from './use-slicing.ts';
import { type SwordSelection, useSwordSelection } from './use-sword-selection.ts';

/** What the reader does at the table, and what it is worth. */
export interface SwordPlay {
  readonly selection: SwordSelection;
  readonly cutting: Cutting;
  readonly drag: Dragging;
  /** The scores now, and after the previewed tile. */
  readonly scores: Scores;
  readonly ahead: Scores | undefined;
}

export const useSwordPlay = ({ state: { view, decision }, table }: Pick<BoardProps, 'state' | 'table'>, seat: number): SwordPlay => {
  const selection = useSwordSelection(decision, table);
  const { candidate } = selection;
  useDigits(selection);
  return {
    selection,
    cutting: useSlicing(selection, view.groups),
    drag: useDrag(selection, 'side'),
    scores: useMemo(() => scoresAsBuilt(view), [view]),
    ahead: useMemo(
      () => (candidate !== undefined && 'tile' in candidate ? scoresWith(view, seat, candidate) : undefined),
      [view, seat, candidate],
    ),
  };
};
