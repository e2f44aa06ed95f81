import { de } from '../../words/contracts/rulings.de.ts';
import { en } from '../../words/contracts/rulings.en.ts';
import { wordsBy } from '../../words/language.ts';

/** The rulings in the language of the page; apart from the rules, so that a card's page need not load those as well. */
export const useContractRulings = wordsBy({ en, de });
