import { testRulings } from '../../../../kit/rules/testing/rulings.ts';
import { de } from './rulings.de.ts';
import { en } from './rulings.en.ts';

testRulings({
  name: 'Battlefields',
  game: 'battlefields',
  letters: 'BR',
  least: 25,
  english: 'warriors?|cards?',
  readAgainst: { B: 'a964afaa5dfd', R: 'e8a7035822b0' },
  en,
  de,
});
