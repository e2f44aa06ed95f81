import { testRulings } from '../../../../kit/rules/testing/rulings.ts';
import { de } from './rulings.de.ts';
import { en } from './rulings.en.ts';

testRulings({
  name: 'Contracts',
  game: 'contracts',
  letters: 'CR',
  least: 45,
  english: 'companions?|contracts?|cards?',
  readAgainst: { C: '29a5a1e81eef', R: 'e55491f3f285' },
  en,
  de,
});
