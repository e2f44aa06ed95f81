import type { SameWords } from '../../../kit/words/words.ts';
import type { en } from './summary.en.ts';

export const de: SameWords<typeof en> = {
  commonGold: 'Gold aus Gemeinschaftsaufträgen',
  commonFame: 'Ruhm aus Gemeinschaftsaufträgen',
  salaries: 'Gezahlter Sold (Gold)',
  paidFame: 'Ruhm von bezahlten Gefährten',
  left: 'Gefährten, die gegangen sind',
  levels: 'Neue Stufen',
  inPlay: 'Im Spiel gewonnener Ruhm',
  cards: 'Karten',
  gold: 'Gold',
  luck: 'Glück',
};
