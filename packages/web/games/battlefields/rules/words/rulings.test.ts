import { testRulings } from '../../../../kit/rules/testing/rulings.ts';
import { de } from './rulings.de.ts';
import { en } from './rulings.en.ts';

testRulings({
  name: 'Battlefields',
  game: 'battlefields',
  letters: 'BR',
  least: 25,
  english: 'warriors?|cards?',
  readAgainst: { B: 'c1654d27935f', R: '54904a5361b2' },
  en,
  de,
});
