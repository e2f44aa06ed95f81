import { wordsBy } from '../../../kit/words/language.ts';
import { de as promptDe } from '../words/prompt.de.ts';
import { en as promptEn } from '../words/prompt.en.ts';
import { de } from '../words/table.de.ts';
import { en } from '../words/table.en.ts';

/** The words of the table in the language of the page. */
export const useBattleWords = wordsBy({ en, de });

/** What it asks, in the language of the page. */
export const usePromptWords = wordsBy({ en: promptEn, de: promptDe });
