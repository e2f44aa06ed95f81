import { testRulings } from '../../../../kit/rules/testing/rulings.ts';
import { de } from './rulings.de.ts';
import { en } from './rulings.en.ts';

testRulings({
  name: 'Swordcrafters',
  game: 'swordcrafters',
  letters: 'SR',
  least: 25,
  english: 'tiles?|swords?|cards?',
  readAgainst: { S: '697b407168a0', R: '658f4a47b7dd' },
  en,
  de,
});
