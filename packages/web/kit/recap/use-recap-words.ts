import { wordsBy } from '../words/language.ts';
import type { SameWords } from '../words/words.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const useRecapWords = wordsBy<SameWords<typeof en>>({ en, de });
