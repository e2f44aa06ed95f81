import type { ReactNode } from 'react';
import type { Language } from '../words/language.ts';

/** A word of a game and what it means. */
interface Term {
  readonly term: string;
  readonly text: string;
  /** The sign that a game has for it, by its name there. */
  readonly mark?: string;
}

/** A piece of a section: a paragraph, things done one after the other, a list, a table, words with their meanings, or a picture. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'steps' | 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'terms'; readonly terms: readonly Term[] }
  /** Something drawn from the game's own pieces, by its name there; the caption says what it shows. */
  | { readonly kind: 'picture'; readonly picture: string; readonly caption: string };

/** The texts of a block, each readable by itself. */
export const textsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'steps':
    case 'list':
      return block.items;
    case 'table':
      return [`${block.caption}: ${block.head.join(', ')}`, ...block.rows.map((row) => row.join(', '))];
    case 'terms':
      return block.terms.map(({ term, text }) => `${term}: ${text}`);
    case 'picture':
      return [block.caption];
  }
};

/** One part of the rules, with the rulings that settle its finer points. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  readonly rulings: readonly string[];
}

/** What the rules leave open, settled. */
export interface Settled {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A card or tile that has a text of its own; it has a page in the gallery by its id. */
export interface PieceText {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** A place in the rules where everything that was looked for stands. */
export interface SearchTarget {
  readonly id: string;
  readonly heading: string;
  readonly excerpt: string;
  /** Where the words stand in the excerpt, from and to, in order and apart from each other. */
  readonly hits: readonly (readonly [from: number, to: number])[];
}

/** The rules of a game in one language. Ids of sections, rulings and pieces are all different. */
export interface RuleBook {
  readonly sections: readonly Section[];
  readonly rulings: readonly Settled[];
  readonly pieces: readonly PieceText[];
  readonly search: (query: string) => readonly SearchTarget[];
  /** Draws the sign of a word that has one. */
  readonly markOf?: ((mark: string) => ReactNode) | undefined;
  readonly pictureOf?: ((picture: string) => ReactNode) | undefined;
}

export type BookIn = (game: string, language: Language) => RuleBook;
