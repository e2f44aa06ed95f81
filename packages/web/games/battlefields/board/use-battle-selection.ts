import type { Action } from '@swordtable/games/battlefields/action';
import type { Event } from '@swordtable/games/battlefields/events';
import type { View } from '@swordtable/games/battlefields/view/view';
import { useMemo } from 'react';
import type { Facets } from '../../../kit/selection/choosing.ts';
import { type PickPolicy, type Selection, useSelection } from '../../../kit/selection/use-selection.ts';
import type { AnsweringTable, Question } from '../typed.ts';

/** Selecting at the battlefields: a card is taken up first, and played or placed at a place. */
export interface BattleSelection extends Selection<Action, View, Event> {
  /** The view after the answer under the pointer, where nothing hidden has a part in it. */
  readonly after: View | undefined;
}

const NONE: Facets = {};

/** Where no card needs a place, a click on it is the answer. */
const policyOf = (options: readonly Action[]): PickPolicy => ({
  first: NONE,
  defaults: NONE,
  holds: options.some((option) => 'place' in option) ? ['warrior', 'play'] : [],
});

export const useBattleSelection = (decision: Question | null, table: AnsweringTable | undefined): BattleSelection => {
  const selection = useSelection<Action, View, Event>(decision, table, policyOf);
  const { preview } = selection;
  const after = useMemo(() => (preview?.certain ? preview.view : undefined), [preview]);
  return { ...selection, after };
};
