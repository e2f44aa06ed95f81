import { describe, expect, test } from 'vitest';
import type { Rulings } from '../../words/rulings.ts';
import { type Block, type Section, textsOf } from '../book.ts';

type Rules = readonly Section[];
type Rows = readonly (readonly string[])[];

const blocksOf = (rules: Rules, id: string): readonly Block[] => rules.flatMap((section) => (section.id === id ? section.blocks : []));

/** All that a section says, text by text. */
export const textsIn = (rules: Rules, id: string): readonly string[] => blocksOf(rules, id).flatMap(textsOf);

/** The rows of every table of a section. */
export const tablesIn = (rules: Rules, id: string): readonly Rows[] =>
  blocksOf(rules, id).flatMap((block) => (block.kind === 'table' ? [block.rows] : []));

/** The words that a section explains. */
export const termsIn = (rules: Rules, id: string): readonly string[] =>
  blocksOf(rules, id).flatMap((block) => (block.kind === 'terms' ? block.terms.map(({ term }) => term) : []));

/** The signs that words are explained with, in order. */
export const marksIn = (rules: Rules): readonly string[] =>
  rules.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'terms' ? block.terms.flatMap(({ mark }) => mark ?? []) : [])));

/** What is to be known of the rules of a game to look after them. */
interface Looked {
  /** The sections, in the order in which they are told. */
  readonly sections: readonly string[];
  readonly rulings: Rulings;
  /** Rulings about single pieces stand with those, and need no section. */
  readonly isOfPieces?: boolean;
  /** English words of this game that German must not have. */
  readonly english: string;
  readonly en: Rules;
  readonly de: Rules;
}

const allTexts = (rules: Rules): readonly string[] => rules.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]);

/** The tests of the rules of any game in both languages: all is there, nothing is empty, and both have the same. */
export const testRules = ({ sections, rulings, isOfPieces = false, english, en, de }: Looked): void => {
  describe.each([
    ['English', en],
    ['German', de],
  ])('the rules in %s', (_name, rules) => {
    test('have every section, in order, and nothing in them is empty', () => {
      expect(rules.map(({ id }) => id)).toEqual([...sections]);
      expect(allTexts(rules).filter((said) => said.trim().length < 2 || /undefined|NaN|\s\s/.test(said))).toEqual([]);
      expect(rules.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
    });

    const named = rules.flatMap((section) => section.rulings);

    test('name only rulings that there are', () => {
      expect(named.filter((id) => rulings.rulingOf(id) === undefined)).toEqual([]);
    });

    if (isOfPieces) return;
    test('name every ruling of the game somewhere', () => {
      const ids = rulings.allRulings().map(({ id }) => id);
      expect(ids.filter((id) => !named.includes(id))).toEqual([]);
    });
  });

  test('both languages have the same blocks and the same rulings', () => {
    const shape = (rules: Rules) =>
      rules.map((section) => [section.id, section.rulings, section.blocks.map((block) => [block.kind, textsOf(block).length])]);
    expect(shape(de)).toEqual(shape(en));
  });

  test('German is German', () => {
    expect(allTexts(de).filter((said) => new RegExp(`\\b(the|and|of|with|${english})\\b`, 'i').test(said))).toEqual([]);
  });
};
