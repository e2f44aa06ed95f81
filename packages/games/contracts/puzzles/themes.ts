import type { PuzzleSubject } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { State } from '../state.ts';

/** What puzzles of Contracts are about. */
export const THEMES = {
  draft: 'Drafts',
  payment: 'Payments',
  payday: 'Pay day',
  contract: 'Choosing contracts',
  visit: 'Visits',
  equip: 'Equipment',
  party: 'Choosing companions',
} as const;

export type Theme = keyof typeof THEMES;

const FACETS: readonly (readonly [string, Theme])[] = [
  ['keep', 'draft'],
  ['leader', 'draft'],
  ['fulfil', 'contract'],
  ['work', 'contract'],
  ['visit', 'visit'],
  ['pay', 'payment'],
  ['contribute', 'payment'],
  ['equip', 'equip'],
  ['unequip', 'equip'],
  ['add', 'equip'],
  ['join', 'party'],
  ['recruit', 'party'],
  ['choose', 'party'],
  ['improve', 'visit'],
  ['buy', 'equip'],
];

/** Told by the question where it is a phase of its own, and otherwise by what the answer names. */
export const themesOf = ({ prompt: { rule }, action }: PuzzleSubject<State, Action>): readonly Theme[] => {
  if (rule === 'payment') return ['payday'];
  if (rule === 'encounter') return ['draft'];
  const found = FACETS.find(([facet]) => facet in action);
  return found === undefined ? [] : [found[1]];
};
