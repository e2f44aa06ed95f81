import { en } from '@swordtable/games/battlefields/text/en';
import { wordsBy } from '../../../kit/words/language.ts';
import { de } from '../words/texts.de.ts';

/** What Battlefields says of its cards and of what happens, in the language of the page. */
export const useBattleTexts = wordsBy({ en, de });
