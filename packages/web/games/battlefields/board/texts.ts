import { wordsBy } from '../../../kit/words/language.ts';
import { de } from '../words/texts.de.ts';
import { en } from '../words/texts.en.ts';

/** What Battlefields says of its cards and of what happens, in the language of the page. */
export const useBattleTexts = wordsBy({ en, de });
