import { testRulings } from '../../../../kit/rules/testing/rulings.ts';
import { de } from './rulings.de.ts';
import { en } from './rulings.en.ts';

testRulings({
  name: 'Battlefields',
  game: 'battlefields',
  letters: 'BR',
  least: 25,
  english: 'warriors?|cards?',
  readAgainst: { B: 'b1e7c12bcddf', R: '5250fe84bcdf' },
  en,
  de,
});
