import { en } from '@swordtable/games/tile-battle/text/en';
import { wordsBy } from '../../../kit/words/language.ts';
import { de } from '../words/texts.de.ts';

/** What the tile games say of themselves, in the language of the page. */
export const useTileTexts = wordsBy({ en, de });
