import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** What is said during maintenance, in the page's language. */
export const useMaintenanceWords = wordsBy({ en, de });
