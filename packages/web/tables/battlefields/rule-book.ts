import { createElement } from 'react';
import { Icon, type IconName } from '../../icons/icon.tsx';
import type { Place, RuleBook } from '../../rules/book.ts';
import { searchRules } from '../../rules/search.ts';
import { de as germanRules } from '../../words/battlefields/rules.de.ts';
import { en as englishRules } from '../../words/battlefields/rules.en.ts';
import { de as germanRulings } from '../../words/battlefields/rulings.de.ts';
import { en as englishRulings } from '../../words/battlefields/rulings.en.ts';
import type { Language } from '../../words/language.ts';
import { pieceTexts } from './piece-texts.ts';

const RULES = { en: englishRules, de: germanRules };
const RULINGS = { en: englishRulings, de: germanRulings };

/** The rules of Battlefields in one language. */
export const battleBook = (_game: string, language: Language): RuleBook => {
  const sections = RULES[language];
  const rulings = RULINGS[language].allRulings();
  const pieces = pieceTexts(language);
  const names = new Map(pieces.map(({ id, name }) => [id, name]));
  // A card is searched like a ruling: by its name and its text.
  const asRulings = pieces.map(({ id, name, title, text }) => ({ id, title: `${name} ${title}`, text }));
  const inPieces = (query: string): readonly Place[] =>
    searchRules([], asRulings, query).map((place) => ({ ...place, heading: names.get(place.id) ?? place.heading }));
  return {
    sections,
    rulings,
    pieces,
    search: (query) => [...searchRules(sections, rulings, query), ...inPieces(query)],
    // Actions are marked with their icons.
    markOf: (mark) => createElement(Icon, { name: mark as IconName }),
  };
};
