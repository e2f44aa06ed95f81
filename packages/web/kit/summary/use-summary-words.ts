import { wordsBy } from '../words/language.ts';
import type { SameWords } from '../words/words.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export type SummaryWords = SameWords<typeof en>;

export const useSummaryWords = wordsBy<SummaryWords>({ en, de });
