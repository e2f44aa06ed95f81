import { describe, expect, test } from 'vitest';
import type { Rulings } from '../../words/rulings.ts';
import { type Block, type Section, textsOf } from '../book.ts';

type Rules = readonly Section[];
type Rows = readonly (readonly string[])[];

const blocksOf = (rules: Rules, id: string): readonly Block[] => rules.flatMap((section) => (section.id === id ? section.blocks : []));

/** All texts of a section. */
export const textsIn = (rules: Rules, id: string): readonly string[] => blocksOf(rules, id).flatMap(textsOf);

/** The rows of all tables in a section. */
export const tablesIn = (rules: Rules, id: string): readonly Rows[] =>
  blocksOf(rules, id).flatMap((block) => (block.kind === 'table' ? [block.rows] : []));

/** The terms that a section explains. */
export const termsIn = (rules: Rules, id: string): readonly string[] =>
  blocksOf(rules, id).flatMap((block) => (block.kind === 'terms' ? block.terms.map(({ term }) => term) : []));

/** The signs that explain terms, in order. */
export const marksIn = (rules: Rules): readonly string[] =>
  rules.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'terms' ? block.terms.flatMap(({ mark }) => mark ?? []) : [])));

/** What the tests need to know about a game's rules. */
interface Looked {
  /** The sections, in order. */
  readonly sections: readonly string[];
  readonly rulings: Rulings;
  /** Rulings about single pieces belong to those, and need no section. */
  readonly isOfPieces?: boolean;
  /** English words of this game that must not occur in German. */
  readonly english: string;
  readonly en: Rules;
  readonly de: Rules;
}

const allTexts = (rules: Rules): readonly string[] => rules.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]);

/** Tests any game's rules in both languages: they're complete, nothing is empty, and both have the same contents. */
export const testRules = ({ sections, rulings, isOfPieces = false, english, en, de }: Looked): void => {
  describe.each([
    ['English', en],
    ['German', de],
  ])('the rules in %s', (_name, rules) => {
    test('have every section, in order, without empty blocks', () => {
      expect(rules.map(({ id }) => id)).toEqual([...sections]);
      expect(allTexts(rules).filter((said) => said.trim().length < 2 || /undefined|NaN|\s\s/.test(said))).toEqual([]);
      expect(rules.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
    });

    const named = rules.flatMap((section) => section.rulings);

    test('name only rulings that exist', () => {
      expect(named.filter((id) => rulings.rulingOf(id) === undefined)).toEqual([]);
    });

    if (isOfPieces) return;
    test('name every ruling of the game', () => {
      const ids = rulings.allRulings().map(({ id }) => id);
      expect(ids.filter((id) => !named.includes(id))).toEqual([]);
    });
  });

  test('both languages have the same blocks and the same rulings', () => {
    const shape = (rules: Rules) =>
      rules.map((section) => [section.id, section.rulings, section.blocks.map((block) => [block.kind, textsOf(block).length])]);
    expect(shape(de)).toEqual(shape(en));
  });

  test('German has no English words', () => {
    expect(allTexts(de).filter((said) => new RegExp(`\\b(the|and|of|with|${english})\\b`, 'i').test(said))).toEqual([]);
  });
};
