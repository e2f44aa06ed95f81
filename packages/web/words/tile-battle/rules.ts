import type { Kind } from '@swordtable/games/tile-battle/hero';

/** A word of the game and what it means; the four kinds of abilities have a mark on their tiles. */
export interface Term {
  readonly term: string;
  readonly text: string;
  readonly mark?: Kind;
}

/** A piece of a section: a paragraph, things done one after the other, a list, a table, or words with their meanings. */
export type RuleBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'steps' | 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'terms'; readonly terms: readonly Term[] };

/** One part of the rules, with the rulings that settle its finer points. */
export interface RuleSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly RuleBlock[];
  readonly rulings: readonly string[];
}

/** What the rules are about, in the order in which they are told. Every language has the same. */
export const SECTIONS = [
  'goal',
  'draft',
  'turn',
  'board',
  'battle',
  'abilities',
  'protection',
  'scoring',
  'rounds',
  'terrains',
  'options',
  'mixed',
  'glossary',
] as const;

/** The texts of a block, each readable by itself. */
export const textsOf = (block: RuleBlock): readonly string[] => {
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
  }
};

/** Short ways to write blocks down. */
export const text = (said: string): RuleBlock => ({ kind: 'text', text: said });
export const steps = (...items: readonly string[]): RuleBlock => ({ kind: 'steps', items });
export const list = (...items: readonly string[]): RuleBlock => ({ kind: 'list', items });
export const terms = (...named: readonly (readonly [term: string, text: string, mark?: Kind])[]): RuleBlock => ({
  kind: 'terms',
  terms: named.map(([term, said, mark]) => ({ term, text: said, ...(mark === undefined ? {} : { mark }) })),
});
