import { de as promptDe } from '../../words/battlefields/prompt.de.ts';
import { en as promptEn } from '../../words/battlefields/prompt.en.ts';
import { de } from '../../words/battlefields/table.de.ts';
import { en } from '../../words/battlefields/table.en.ts';
import { wordsBy } from '../../words/language.ts';

/** The words of the table in the language of the page. */
export const useBattleWords = wordsBy({ en, de });

/** What it asks, in the language of the page. */
export const usePromptWords = wordsBy({ en: promptEn, de: promptDe });
