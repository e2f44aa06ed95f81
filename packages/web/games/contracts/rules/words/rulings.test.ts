import { testRulings } from '../../../../kit/rules/testing/rulings.ts';
import { de } from './rulings.de.ts';
import { en } from './rulings.en.ts';

testRulings({
  name: 'Contracts',
  game: 'contracts',
  letters: 'CR',
  least: 45,
  english: 'companions?|contracts?|cards?',
  readAgainst: { C: '27d721be0d5d', R: '66b85ebb52d3' },
  en,
  de,
});
