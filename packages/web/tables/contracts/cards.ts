import { de } from '../../words/contracts/cards.de.ts';
import { en } from '../../words/contracts/cards.en.ts';
import { wordsBy } from '../../words/language.ts';

/** All cards in the language of the page: names, flavour, what they do, and the words of the rulebook. */
export const useCardTexts = wordsBy({ en, de });
