import { createElement, type ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/icons/icon.tsx';
import type { RuleBook } from '../../../kit/rules/book.ts';
import { bookOf } from '../../../kit/rules/book-of.ts';
import type { Language } from '../../../kit/words/language.ts';
import { pieceTexts } from '../gallery/piece-texts.ts';
import { RuleCard } from './rule-card.tsx';
import { de as germanRules } from './words/rules.de.ts';
import { en as englishRules } from './words/rules.en.ts';
import { CARD_MARK } from './words/rules.ts';
import { de as germanRulings } from './words/rulings.de.ts';
import { en as englishRulings } from './words/rulings.en.ts';

const RULES = { en: englishRules, de: germanRules };
const RULINGS = { en: englishRulings, de: germanRulings };

/** Words are marked with the signs that stand for them on the table, or with a whole card. */
const markOf = (mark: string): ReactNode =>
  mark.startsWith(CARD_MARK)
    ? createElement(RuleCard, { card: mark.slice(CARD_MARK.length) })
    : createElement(Icon, { name: mark as IconName });

/** The rules of Sellswords: Contracts in one language. */
export const contractBook = (_game: string, language: Language): RuleBook =>
  bookOf({
    sections: RULES[language],
    rulings: RULINGS[language].allRulings(),
    pieces: pieceTexts(language),
    markOf,
  });
