import { testRulings } from '../../../../kit/rules/testing/rulings.ts';
import { de } from './rulings.de.ts';
import { en } from './rulings.en.ts';

testRulings({
  name: 'Contracts',
  game: 'contracts',
  letters: 'CR',
  least: 45,
  english: 'companions?|contracts?|cards?',
  readAgainst: { C: '21fef2f8d65a', R: 'e8ffffee4cd3' },
  en,
  de,
});
