import { createElement } from 'react';
import { Icon, type IconName } from '../../../kit/icons/icon.tsx';
import type { RuleBook } from '../../../kit/rules/book.ts';
import { bookOf } from '../../../kit/rules/book-of.ts';
import type { Language } from '../../../kit/words/language.ts';
import { pieceTexts } from '../gallery/piece-texts.ts';
import { pictureOf } from './pictures.tsx';
import { de as germanRules } from './words/rules.de.ts';
import { en as englishRules } from './words/rules.en.ts';
import { de as germanRulings } from './words/rulings.de.ts';
import { en as englishRulings } from './words/rulings.en.ts';

const RULES = { en: englishRules, de: germanRules };
const RULINGS = { en: englishRulings, de: germanRulings };

/** The rules of Battlefields in one language. */
export const battleBook = (_game: string, language: Language): RuleBook =>
  bookOf({
    sections: RULES[language],
    rulings: RULINGS[language].allRulings(),
    pieces: pieceTexts(language),
    // Actions are marked with their icons.
    markOf: (mark) => createElement(Icon, { name: mark as IconName }),
    pictureOf,
  });
