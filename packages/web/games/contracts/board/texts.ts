import { eventText as inEnglish } from '@swordtable/games/contracts/text/sentences/events';
import { wordsBy } from '../../../kit/words/language.ts';
import { sentence as inGerman } from '../words/sentences.de.ts';

/** What Sellswords: Contracts says of what happens, in the language of the page. */
export const useContractTexts = wordsBy({ en: { sentence: inEnglish }, de: { sentence: inGerman } });
