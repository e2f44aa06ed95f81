import { useLanguage } from '../../words/language.ts';
import { de } from '../../words/tile-battle/de.ts';
import { en, type TileWords } from '../../words/tile-battle/en.ts';

const WORDS = { en, de };

/** The words of the table in the language of the page. */
export const useTileWords = (): TileWords => WORDS[useLanguage()];
