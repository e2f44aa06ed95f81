import { de } from '../../words/gallery/de.ts';
import { en } from '../../words/gallery/en.ts';
import { wordsBy } from '../../words/language.ts';

/** The words of the gallery in the language of the page. */
export const useGalleryWords = wordsBy({ en, de });
