import { en } from '@swordtable/games/contracts/text/english/cards';
import { wordsBy } from '../../../kit/words/language.ts';
import { de } from '../words/cards.de.ts';

/** All cards in the language of the page: names, flavor, what they do, and the words of the rulebook. */
export const useCardTexts = wordsBy({ en, de });
