import { wordsBy } from '../../words/language.ts';
import { de } from '../../words/tile-battle/rulings.de.ts';
import { en } from '../../words/tile-battle/rulings.en.ts';

/** The rulings in the language of the page; apart from the rules, so that a hero's page need not load those as well. */
export const useRulings = wordsBy({ en, de });
