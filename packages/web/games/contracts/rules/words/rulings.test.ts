import { testRulings } from '../../../../kit/rules/testing/rulings.ts';
import { de } from './rulings.de.ts';
import { en } from './rulings.en.ts';

testRulings({
  name: 'Contracts',
  game: 'contracts',
  letters: 'CR',
  least: 45,
  english: 'companions?|contracts?|cards?',
  readAgainst: { C: '5896c1b4771c', R: '2c9c2596f787' },
  en,
  de,
});
