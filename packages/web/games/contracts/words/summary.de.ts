import type { SameWords } from '../../../kit/words/words.ts';
import type { en } from './summary.en.ts';

export const de: SameWords<typeof en> = {
  commonGold: 'Gold aus gemeinsamen Aufträgen',
  commonFame: 'Ruhm aus gemeinsamen Aufträgen',
  salaries: 'Gezahlter Sold in Gold',
  paidFame: 'Ruhm von bezahlten Gefährten',
  left: 'Gefährten, die gegangen sind',
  levels: 'Neue Stufen',
  inPlay: 'Im Spiel gewonnener Ruhm',
  cards: 'Karten',
  gold: 'Gold',
  luck: 'Glück',
};
