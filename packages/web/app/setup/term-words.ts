import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/terms/de.ts';
import { en } from './words/terms/en.ts';

export const useTermWords = wordsBy({ en, de });
