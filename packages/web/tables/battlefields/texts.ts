import { de } from '../../words/battlefields/texts.de.ts';
import { en } from '../../words/battlefields/texts.en.ts';
import { wordsBy } from '../../words/language.ts';

/** What Battlefields says of its cards and of what happens, in the language of the page. */
export const useBattleTexts = wordsBy({ en, de });
