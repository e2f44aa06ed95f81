import { ASGARD_TERRAINS } from '@swordtable/games/tile-battle/asgard/terrain/index';
import { CATALOG } from '@swordtable/games/tile-battle/catalog';
import { OLYMPUS_TERRAINS } from '@swordtable/games/tile-battle/olympus/terrain/index';
import { createElement } from 'react';
import type { PieceText, RuleBook } from '../../../kit/rules/book.ts';
import { bookOf } from '../../../kit/rules/book-of.ts';
import type { Language } from '../../../kit/words/language.ts';
import { Sign, type SignName } from '../board/signs.tsx';
import { pieceText } from '../gallery/piece-texts.ts';
import { Diagram } from './diagram.tsx';
import { de as germanRules } from './words/rules.de.ts';
import { en as englishRules } from './words/rules.en.ts';
import { de as germanRulings } from './words/rulings.de.ts';
import { en as englishRulings } from './words/rulings.en.ts';

const RULES = { en: englishRules, de: germanRules };
const RULINGS = { en: englishRulings, de: germanRulings };
const TERRAINS_OF: Readonly<Record<string, readonly { readonly id: string }[]>> = { olympus: OLYMPUS_TERRAINS, asgard: ASGARD_TERRAINS };

/** The heroes and terrains of one edition first, then those of the other, which a match may mix in. */
const piecesOf = (game: string, language: Language): readonly PieceText[] => {
  const editions = game === 'asgard' ? ['asgard', 'olympus'] : ['olympus', 'asgard'];
  return editions.flatMap((edition) => {
    const heroes = CATALOG.filter((printed) => printed.edition === edition).map(({ id }) => id);
    const named = [...heroes, ...(TERRAINS_OF[edition] ?? []).map(({ id }) => id)].map((id) => {
      const { name, ability, text } = pieceText(language, id);
      return { id, name, title: ability, text };
    });
    return named.toSorted((a, b) => a.name.localeCompare(b.name, language));
  });
};

/** The rules of Olympus or Asgard in one language. They share all but a few. */
export const tileBook = (game: string, language: Language): RuleBook =>
  bookOf({
    sections: RULES[language],
    rulings: RULINGS[language].allRulings(),
    pieces: piecesOf(game, language),
    // Only kinds of abilities are marked, and each has a sign by its name.
    markOf: (mark) => createElement(Sign, { name: mark as SignName }),
    pictureOf: (name) => createElement(Diagram, { name }),
  });
