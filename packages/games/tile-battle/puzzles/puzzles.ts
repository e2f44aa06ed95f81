import type { Game, Puzzles } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Edition } from '../catalog.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { THEMES, themesBy } from './themes.ts';

const BOOKS: Readonly<Record<Edition, () => Promise<unknown>>> = {
  olympus: async () => (await import('./olympus.json', { with: { type: 'json' } })).default,
  asgard: async () => (await import('./asgard.json', { with: { type: 'json' } })).default,
};

export const puzzlesOf = (edition: Edition, rules: Pick<Game<State, Action, Event>, 'clone' | 'advance'>): Puzzles<State, Action> => ({
  themes: THEMES,
  themesOf: themesBy(rules),
  book: BOOKS[edition],
});
