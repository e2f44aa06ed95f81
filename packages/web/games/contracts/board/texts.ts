import { wordsBy } from '../../../kit/words/language.ts';
import { de } from '../words/texts.de.ts';
import { en } from '../words/texts.en.ts';

/** What Sellswords: Contracts says of what happens, in the language of the page. */
export const useContractTexts = wordsBy({ en, de });
