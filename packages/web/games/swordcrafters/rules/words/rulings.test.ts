import { testRulings } from '../../../../kit/rules/testing/rulings.ts';
import { de } from './rulings.de.ts';
import { en } from './rulings.en.ts';

testRulings({
  name: 'Swordcrafters',
  game: 'swordcrafters',
  letters: 'SR',
  least: 25,
  english: 'tiles?|swords?|cards?',
  readAgainst: { S: '0b6f803f59fc', R: '958627a70778' },
  en,
  de,
});
