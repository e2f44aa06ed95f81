import { wordsBy } from '../../words/language.ts';
import { de } from '../../words/tile-battle/de.ts';
import { en } from '../../words/tile-battle/en.ts';

/** The words of the table in the language of the page. */
export const useTileWords = wordsBy({ en, de });
