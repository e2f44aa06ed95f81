import type { SameWords } from '../../../../kit/words/words.ts';
import type { en } from './en.ts';

export const de: SameWords<typeof en> = {
  heading: 'Während du weg warst',
  more: (count) => (count === 1 ? '… und davor 1 weitere Zeile' : `… und davor ${count} weitere Zeilen`),
  show: 'Zeig es mir',
  gotIt: 'Alles klar',
};
