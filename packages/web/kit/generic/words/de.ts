import type { SameWords } from '../../words/words.ts';
import type { en } from './en.ts';

export const de: SameWords<typeof en> = {
  back: 'Zurück',
  table: 'Tisch',
  log: 'Verlauf',
};
