import type { ReactNode } from 'react';
import type { Language } from '../words/language.ts';

/** A word of a game and what it means. */
interface Term {
  readonly term: string;
  readonly text: string;
  /** The game's sign for it, by name. */
  readonly mark?: string;
}

/** A block of a section: a paragraph, steps, a list, a table, terms with their meanings, or a picture. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'steps' | 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'terms'; readonly terms: readonly Term[] }
  /** Something drawn from the game's own pieces, by its name there; the caption says what it shows. */
  | { readonly kind: 'picture'; readonly picture: string; readonly caption: string };

/** The texts of a block, each readable on its own. */
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

/** One section of the rules, with the rulings on its finer points. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  readonly rulings: readonly string[];
}

/** The answer to a question that the rules leave open. */
export interface Settled {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A card or tile with a text of its own. Its id is its page in the gallery. */
export interface PieceText {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** A place in the rules that matches a search. */
export interface SearchTarget {
  readonly id: string;
  readonly heading: string;
  readonly excerpt: string;
  /** The matches in the excerpt, from and to, in order and without overlap. */
  readonly hits: readonly (readonly [from: number, to: number])[];
}

/** The rules of a game in one language. The ids of sections, rulings, and pieces are all different. */
export interface RuleBook {
  readonly sections: readonly Section[];
  readonly rulings: readonly Settled[];
  readonly pieces: readonly PieceText[];
  readonly search: (query: string) => readonly SearchTarget[];
  /** Draws a term's sign. */
  readonly markOf?: ((mark: string) => ReactNode) | undefined;
  readonly pictureOf?: ((picture: string) => ReactNode) | undefined;
}

export type BookIn = (game: string, language: Language) => RuleBook;
