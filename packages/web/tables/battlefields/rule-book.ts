import { createElement } from 'react';
import { Icon, type IconName } from '../../icons/icon.tsx';
import type { RuleBook } from '../../rules/book.ts';
import { bookOf } from '../../rules/book-of.ts';
import { de as germanRules } from '../../words/battlefields/rules.de.ts';
import { en as englishRules } from '../../words/battlefields/rules.en.ts';
import { de as germanRulings } from '../../words/battlefields/rulings.de.ts';
import { en as englishRulings } from '../../words/battlefields/rulings.en.ts';
import type { Language } from '../../words/language.ts';
import { pieceTexts } from './piece-texts.ts';

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
  });
