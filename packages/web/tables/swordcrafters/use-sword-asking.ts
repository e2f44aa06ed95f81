import type { Action } from '@swordtable/games/swordcrafters/action';
import type { Facets } from '../../asking/choosing.ts';
import { type Asking, type Manner, useAsking } from '../../asking/use-asking.ts';
import type { Question, Table } from '../../table/table.ts';

export type SwordAsking = Asking<Action>;

const NONE: Facets = {};
const only = <Value>(values: readonly Value[]): Value | undefined => (new Set(values).size === 1 ? values[0] : undefined);

/** A tile is taken up and built onto a side. Where only one kind is left it is in hand already, and of one sword nobody has to speak. */
export const mannerOf = (options: readonly Action[]): Manner => {
  const buildings = options.flatMap((option) => ('tile' in option ? [option] : []));
  const tile = only(buildings.map((each) => each.tile));
  const on = only(buildings.map((each) => each.on));
  return {
    first: tile === undefined ? NONE : { tile },
    defaults: on === undefined ? NONE : { on },
    holds: ['tile'],
  };
};

export const useSwordAsking = (decision: Question | null, table: Pick<Table, 'act' | 'preview'> | undefined): SwordAsking =>
  useAsking<Action>(decision, table, mannerOf);
