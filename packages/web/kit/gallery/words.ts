import { wordsBy } from '../words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The gallery's texts in the page's language. */
export const useGalleryWords = wordsBy({ en, de });
