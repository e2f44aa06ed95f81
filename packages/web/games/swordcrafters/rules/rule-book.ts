import { GEMS } from '@swordtable/games/swordcrafters/pieces/pieces';
import { createElement, type ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/icons/icon.tsx';
import type { RuleBook } from '../../../kit/rules/book.ts';
import { bookOf } from '../../../kit/rules/book-of.ts';
import type { Language } from '../../../kit/words/language.ts';
import { Gem } from '../board/gem.tsx';
import { pieceTexts } from '../gallery/piece-texts.ts';
import { pictureOf } from './pictures.tsx';
import { de as germanRules } from './words/rules.de.ts';
import { en as englishRules } from './words/rules.en.ts';
import { de as germanRulings } from './words/rulings.de.ts';
import { en as englishRulings } from './words/rulings.en.ts';

const RULES = { en: englishRules, de: germanRules };
const RULINGS = { en: englishRulings, de: germanRulings };

/** A gem is next to its name; other words are marked with their icons. */
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
    pictureOf,
  });
