import { en } from '@swordtable/games/swordcrafters/text/english';
import { wordsBy } from '../../../kit/words/language.ts';
import { de } from '../words/texts.de.ts';

/** What Swordcrafters says of its pieces and of what happens, in the language of the page. */
export const useSwordTexts = wordsBy({ en, de });
