import { testRulings } from '../../../../kit/rules/testing/rulings.ts';
import { de } from './rulings.de.ts';
import { en } from './rulings.en.ts';

testRulings({
  name: 'Battlefields',
  game: 'battlefields',
  letters: 'BR',
  least: 25,
  english: 'warriors?|cards?',
  readAgainst: { B: '6b0efd44e816', R: '94500fd26b53' },
  en,
  de,
});
