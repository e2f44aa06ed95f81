import { wordsBy } from '../../kit/words/language.ts';
import type { SameWords } from '../../kit/words/words.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const useOpponentWords = wordsBy<SameWords<typeof en>>({ en, de });
