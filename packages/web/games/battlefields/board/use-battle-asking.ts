import type { Action } from '@swordtable/games/battlefields/action';
import type { View } from '@swordtable/games/battlefields/view/view';
import { useMemo } from 'react';
import type { Question, Table } from '../../../client/table.ts';
import type { Facets } from '../../../kit/selection/choosing.ts';
import { type Asking, type Manner, useAsking } from '../../../kit/selection/use-asking.ts';

/** Asking at the battlefields: a card is taken up first, and played or placed at a place. */
export interface BattleAsking extends Asking<Action> {
  /** The view after the answer under the pointer, where nothing hidden has a part in it. */
  readonly after: View | undefined;
}

const NONE: Facets = {};

/** Where no card needs a place, a click on it is the answer. */
const mannerOf = (options: readonly Action[]): Manner => ({
  first: NONE,
  defaults: NONE,
  holds: options.some((option) => 'place' in option) ? ['warrior', 'play'] : [],
});

export const useBattleAsking = (decision: Question | null, table: Pick<Table, 'act' | 'preview'> | undefined): BattleAsking => {
  const asking = useAsking<Action>(decision, table, mannerOf);
  const { preview } = asking;
  // The table is chosen by the game, so the view is one of Battlefields.
  const after = useMemo(() => (preview?.certain ? (preview.view as unknown as View) : undefined), [preview]);
  return { ...asking, after };
};
