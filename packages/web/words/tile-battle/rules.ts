import type { Kind } from '@swordtable/games/tile-battle/hero';
import type { Block, Section } from '../../rules/book.ts';

/** A section of the rules of the tile games. */
export type RuleSection = Section;

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

/** Short ways to write blocks down. */
export const text = (said: string): Block => ({ kind: 'text', text: said });
export const steps = (...items: readonly string[]): Block => ({ kind: 'steps', items });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const terms = (...named: readonly (readonly [term: string, text: string, mark?: Kind])[]): Block => ({
  kind: 'terms',
  terms: named.map(([term, said, mark]) => ({ term, text: said, ...(mark === undefined ? {} : { mark }) })),
});
