import type { Puzzles } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { State } from '../state.ts';
import { THEMES, themesOf } from './themes.ts';

export const puzzles: Puzzles<State, Action> = {
  themes: THEMES,
  themesOf,
  book: async () => (await import('./book.json', { with: { type: 'json' } })).default,
};
