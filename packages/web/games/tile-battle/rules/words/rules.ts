import type { Section } from '../../../../kit/rules/book.ts';

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
