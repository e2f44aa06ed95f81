import { wordsBy } from '../../words/language.ts';
import { de } from '../../words/tile-battle/rules.de.ts';
import { en } from '../../words/tile-battle/rules.en.ts';

/** The rules in the language of the page. They are many words: what shows them is loaded when it is opened. */
export const useRules = wordsBy({ en, de });
