import { testRulings } from '../../../../kit/rules/testing/rulings.ts';
import { de } from './rulings.de.ts';
import { en } from './rulings.en.ts';

testRulings({
  name: 'Swordcrafters',
  game: 'swordcrafters',
  letters: 'SR',
  least: 25,
  english: 'tiles?|swords?|cards?',
  readAgainst: { S: '2a1316c8bae8', R: '8a8473a64b0c' },
  en,
  de,
});
