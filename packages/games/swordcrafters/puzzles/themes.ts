import type { PuzzleSubject } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { State } from '../state.ts';

/** What puzzles of Swordcrafters are about. */
export const THEMES = { cut: 'Cuts', group: 'Taking groups', craft: 'Crafting', magic: 'Magic cards' } as const;

export type Theme = keyof typeof THEMES;

const BY_RULE: Readonly<Record<string, Theme>> = { slice: 'cut', select: 'group', craft: 'craft' };

export const themesOf = ({ prompt: { rule }, because }: PuzzleSubject<State, Action>): readonly Theme[] => {
  const theme = BY_RULE[rule];
  if (theme === undefined) return [];
  return because.some(({ say }) => say === 'hintMagic') ? [theme, 'magic'] : [theme];
};
