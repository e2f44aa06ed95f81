import { de } from '../../words/contracts/prompt.de.ts';
import { en, type PromptWords } from '../../words/contracts/prompt.en.ts';
import { wordsBy } from '../../words/language.ts';
import type { SameWords } from '../../words/words.ts';

/** What Contracts asks and how answers are called, in the language of the page. */
export const usePromptWords = wordsBy<SameWords<PromptWords>>({ en, de });
