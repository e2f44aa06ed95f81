import { GEMS } from '@swordtable/games/swordcrafters/pieces/pieces';
import { createElement, type ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/icon.tsx';
import type { RuleBook } from '../../rules/book.ts';
import { bookOf } from '../../rules/book-of.ts';
import type { Language } from '../../words/language.ts';
import { de as germanRules } from '../../words/swordcrafters/rules.de.ts';
import { en as englishRules } from '../../words/swordcrafters/rules.en.ts';
import { de as germanRulings } from '../../words/swordcrafters/rulings.de.ts';
import { en as englishRulings } from '../../words/swordcrafters/rulings.en.ts';
import { Gem } from './gem.tsx';
import { pieceTexts } from './piece-texts.ts';

const RULES = { en: englishRules, de: germanRules };
const RULINGS = { en: englishRulings, de: germanRulings };

/** A gem stands beside its name; other words are marked with their icons. */
export const markOf = (mark: string): ReactNode => {
  const gem = GEMS.find((each) => mark === `gem/${each}`);
  return gem === undefined ? createElement(Icon, { name: mark as IconName }) : createElement(Gem, { tile: gem, size: 18 });
};

/** The rules of Swordcrafters in one language. */
export const swordBook = (_game: string, language: Language): RuleBook =>
  bookOf({
    sections: RULES[language],
    rulings: RULINGS[language].allRulings(),
    pieces: pieceTexts(language),
    markOf,
  });
