import { wordsBy } from '../../words/language.ts';
import { de } from '../../words/tile-battle/texts.de.ts';
import { en } from '../../words/tile-battle/texts.en.ts';

/** What the tile games say of themselves, in the language of the page. */
export const useTileTexts = wordsBy({ en, de });
