import { de } from '../../words/contracts/texts.de.ts';
import { en } from '../../words/contracts/texts.en.ts';
import { wordsBy } from '../../words/language.ts';

/** What Sellswords: Contracts says of what happens, in the language of the page. */
export const useContractTexts = wordsBy({ en, de });
