import type { SameWords } from '../../../../kit/words/words.ts';
import type { en } from './en.ts';

export const de: SameWords<typeof en> = {
  heading: 'Während du weg warst',
  more: (count) => (count === 1 ? '… und davor noch 1 Satz' : `… und davor noch ${count} Sätze`),
  show: 'Zeig es mir',
  gotIt: 'Alles klar',
};
