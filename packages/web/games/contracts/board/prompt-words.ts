import { wordsBy } from '../../../kit/words/language.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import { de } from '../words/prompt.de.ts';
import { en, type PromptWords } from '../words/prompt.en.ts';

/** What Contracts asks and how answers are called, in the language of the page. */
export const usePromptWords = wordsBy<SameWords<PromptWords>>({ en, de });
