import type { Action } from '@swordtable/games/tile-battle/action';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { useMemo } from 'react';
import { type Facets, facetsOffered, offered } from '../../../kit/selection/choosing.ts';
import { type PickPolicy, type Selection, useSelection } from '../../../kit/selection/use-selection.ts';
import type { AnsweringTable, Question } from '../typed.ts';
import { type Outlook, outlookOf } from './preview.ts';

/** Selecting in a tile battle: a tile that is placed is taken up and rotated first, and put down on a cell. */
export interface TileSelection extends Selection<Action> {
  readonly isPlacement: boolean;
  readonly turns: number;
  readonly outlook: Outlook | undefined;
  readonly turn: (by: number) => void;
}

const NONE: Facets = {};
const AT_ONCE: PickPolicy = { first: NONE, defaults: NONE, holds: [] };

const isPlacing = (options: readonly Action[]): boolean => {
  const facets = facetsOffered(options);
  return facets.includes('turns') && facets.includes('cell');
};

/** A placement of the only tile there is begins with that tile. */
const mannerOf = (options: readonly Action[]): PickPolicy => {
  if (!isPlacing(options)) return AT_ONCE;
  const tiles = [...offered(options, 'tile')];
  return { first: tiles.length === 1 ? { tile: tiles[0] } : NONE, defaults: { turns: 0 }, holds: ['tile'] };
};

export const useTileSelection = (view: View, decision: Question | null, table: AnsweringTable | undefined): TileSelection => {
  const selection = useSelection(decision, table, mannerOf);
  const { options, picks, preview } = selection;
  const isPlacement = useMemo(() => isPlacing(options), [options]);
  const turns = typeof picks['turns'] === 'number' ? picks['turns'] : 0;
  const outlook = useMemo(() => preview && outlookOf(view, preview), [view, preview]);
  return {
    ...selection,
    isPlacement,
    turns,
    outlook,
    turn: (by) => selection.set('turns', (turns + by + 4) & 3),
  };
};
