import type { Action } from '@swordtable/games/contracts/action';
import { useState } from 'react';
import type { Facets } from '../../../kit/selection/choosing.ts';
import { narrowed, unpicked } from '../../../kit/selection/choosing.ts';
import type { PickPolicy, Selection } from '../../../kit/selection/use-selection.ts';
import { useSelection } from '../../../kit/selection/use-selection.ts';
import type { AnsweringTable, Question } from '../typed.ts';

/** What is on offer, and how somebody is putting an answer together: by naming one thing after the other, in any order. */
export interface Offers {
  readonly decision: Question | null;
  readonly selection: Selection<Action>;
  /** What was named so far. */
  readonly named: Facets;
  /** The answers that fit what was named. */
  readonly fitting: readonly Action[];
  /** Whether something can be named at all, and together with what was named already. */
  readonly can: (facets: Facets) => boolean;
  readonly canNow: (facets: Facets) => boolean;
  /** Names something. Where only one answer is left it is chosen; what does not go with it is forgotten. */
  readonly name: (facets: Facets) => void;
  readonly forget: () => void;
  /** Selects an answer; the second time it is given. */
  readonly choose: (action: Action) => void;
  readonly act: (action: Action) => void;
  /** Takes the last answer back, where the rules have no step back of their own. Plans for later turns have none. */
  readonly undo: (() => void) | undefined;
}

const NOTHING: Facets = {};
const MANNER: PickPolicy = { first: NOTHING, defaults: NOTHING, holds: [] };
const mannerOf = (): PickPolicy => MANNER;

/** The kinds of answers: `{ visit, by }` is one, `{ improve, by, pay }` another. */
const kindOf = (action: Action): string => Object.keys(action).join();

/** Drops what was named before, the oldest first, until what is named now fits again. */
export const together = (options: readonly Action[], before: Facets, now: Facets): Facets => {
  let kept = before;
  while (narrowed(options, { ...kept, ...now }).length === 0) {
    const [oldest] = Object.keys(kept);
    if (oldest === undefined) break;
    kept = unpicked(kept, oldest);
  }
  return { ...kept, ...now };
};

export const useOffers = (decision: Question | null, table: AnsweringTable | undefined): Offers => {
  const selection = useSelection<Action>(decision, table, mannerOf);
  const [held, setHeld] = useState<{ readonly of: Question | null; readonly named: Facets }>({ of: null, named: NOTHING });
  const { options, act, choose, ready } = selection;
  const undo = table?.undo;
  const named = decision !== null && held.of === decision ? held.named : NOTHING;
  const fitting = narrowed(options, named);
  return {
    decision,
    selection,
    named,
    fitting,
    can: (facets) => narrowed(options, facets).length > 0,
    canNow: (facets) => narrowed(options, { ...named, ...facets }).length > 0,
    name: (facets) => {
      const isAgain = Object.entries(facets).every(([facet, value]) => named[facet] === value);
      if (isAgain && ready !== undefined && fitting.includes(ready)) return act(ready);
      if (isAgain) return setHeld({ of: decision, named: NOTHING });
      const next = together(options, named, facets);
      const left = narrowed(options, next);
      const [only] = left;
      if (only === undefined) return;
      setHeld({ of: decision, named: next });
      if (left.length === 1) choose(only);
      else selection.cancel();
    },
    forget: () => {
      setHeld({ of: null, named: NOTHING });
      selection.cancel();
    },
    choose,
    act,
    undo: undo === undefined ? undefined : () => void undo(),
  };
};

/** Whether all answers that are left differ only in how they are paid. */
export const isPaymentLeft = (fitting: readonly Action[]): boolean =>
  fitting.length > 1 && new Set(fitting.map(kindOf)).size === 1 && fitting.every((action) => 'pay' in action);
