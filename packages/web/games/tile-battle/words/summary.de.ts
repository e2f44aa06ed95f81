import type { SameWords } from '../../../kit/words/words.ts';
import type { en } from './summary.en.ts';

export const de: SameWords<typeof en> = {
  rows: 'Reihen',
  columns: 'Spalten',
  inRound: (round, label) => `${round}: ${label}`,
};
