import { wordsBy } from '../../../kit/words/language.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';

const useParts = wordsBy<SameWords<typeof en>>({ en, de });

/** The words of the table in the language of the page. */
export const useTableTexts = () => useParts().table;

/** What it asks, in the language of the page. */
export const usePromptWords = () => useParts().prompt;

/** What it says about points, in the language of the page. */
export const useScoringWords = () => useParts().scoring;

/** What it says about a sword, in the language of the page. */
export const useBladeWords = () => useParts().sword;
