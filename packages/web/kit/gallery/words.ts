import { wordsBy } from '../words/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** The words of the gallery in the language of the page. */
export const useGalleryWords = wordsBy({ en, de });
