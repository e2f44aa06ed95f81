import type { PuzzleSubject } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { State } from '../state.ts';

/** What puzzles of Battlefields are about. */
export const THEMES = {
  bluff: 'Bluffing',
  call: 'Calling',
  muster: 'Mustering',
  reveal: 'Revealing',
  cards: 'Action cards',
} as const;

export type Theme = keyof typeof THEMES;

/** A card in play is called by answering it or letting it stand; a warrior placed face down is a bluff. */
export const themesOf = ({ prompt: { rule }, action }: PuzzleSubject<State, Action>): readonly Theme[] => {
  if (rule === 'answer') return ['call'];
  if (rule === 'muster' || rule === 'rally') return ['muster'];
  if ('play' in action) return ['cards'];
  if ('warrior' in action) return ['bluff'];
  return 'reveal' in action ? ['reveal'] : ['cards'];
};
