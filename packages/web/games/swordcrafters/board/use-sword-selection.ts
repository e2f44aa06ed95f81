import type { Action } from '@swordtable/games/swordcrafters/action';
import { SIDES, type Side } from '@swordtable/games/swordcrafters/pieces/sword';
import { useCallback, useState } from 'react';
import type { Facets } from '../../../kit/selection/choosing.ts';
import { type PickPolicy, type Selection, useSelection } from '../../../kit/selection/use-selection.ts';
import type { AnsweringTable, Question } from '../typed.ts';

/** A side on which somebody wanted to build, though it may not grow. */
export interface Closed {
  readonly side: Side;
  readonly on: number;
}

export interface SwordSelection extends Selection<Action> {
  /** The closed side that was chosen last, until something else is pointed at or answered. */
  readonly closed: Closed | undefined;
}

const NONE: Facets = {};
const only = <Value>(values: readonly Value[]): Value | undefined => (new Set(values).size === 1 ? values[0] : undefined);

/** A tile is taken up and built onto a side. Where only one kind is left it is in hand already, and of one sword nobody has to speak. */
export const policyOf = (options: readonly Action[]): PickPolicy => {
  const buildings = options.flatMap((option) => ('tile' in option ? [option] : []));
  const tile = only(buildings.map((each) => each.tile));
  const on = only(buildings.map((each) => each.on));
  return {
    first: tile === undefined ? NONE : { tile },
    defaults: on === undefined ? NONE : { on },
    holds: ['tile'],
  };
};

/** The side that is named, if nothing may be built on it. */
export const closedIn = (options: readonly Action[], facets: Facets): Closed | undefined => {
  const side = SIDES.find((each) => each === facets['side']);
  const on = Number(facets['on'] ?? 0);
  const isOpen = options.some((option) => 'tile' in option && option.side === side && option.on === on);
  return side === undefined || isOpen ? undefined : { side, on };
};

export const useSwordSelection = (decision: Question | null, table: AnsweringTable | undefined): SwordSelection => {
  const selection = useSelection<Action>(decision, table, policyOf);
  const [refused, setRefused] = useState<Closed & { readonly of: Question | null }>();
  const { options, picks, give, point } = selection;
  return {
    ...selection,
    closed: decision !== null && refused?.of === decision ? refused : undefined,
    give: (facets) => {
      const closed = closedIn(options, { ...picks, ...facets });
      setRefused(closed === undefined ? undefined : { ...closed, of: decision });
      if (closed === undefined) give(facets);
    },
    point: useCallback(
      (facet, value) => {
        setRefused(undefined);
        point(facet, value);
      },
      [point],
    ),
  };
};
