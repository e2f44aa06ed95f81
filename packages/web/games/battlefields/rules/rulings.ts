import { wordsBy } from '../../../kit/words/language.ts';
import { de } from './words/rulings.de.ts';
import { en } from './words/rulings.en.ts';

/** The rulings in the language of the page; apart from the rules, so that a card's page need not load those as well. */
export const useBattleRulings = wordsBy({ en, de });
