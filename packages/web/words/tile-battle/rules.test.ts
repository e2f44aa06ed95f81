import { TERRAINS } from '@swordtable/games/tile-battle/roster';
import { optionsOf } from '@swordtable/games/tile-battle/setup';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../rules/book.ts';
import { pointsFor } from '../../tables/tile-battle/lines.ts';
import { inGerman } from './names.de.ts';
import { de } from './rules.de.ts';
import { en } from './rules.en.ts';
import { type RuleSection, SECTIONS } from './rules.ts';
import { en as rulings } from './rulings.en.ts';
import { de as texts } from './texts.de.ts';

const allTexts = (rules: readonly RuleSection[]): readonly string[] =>
  rules.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]);

const tables = (rules: readonly RuleSection[]) =>
  rules.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])));

describe.each([
  ['English', en],
  ['German', de],
])('the rules in %s', (_name, rules) => {
  test('have every section, in order, and nothing in them is empty', () => {
    expect(rules.map(({ id }) => id)).toEqual([...SECTIONS]);
    expect(allTexts(rules).filter((said) => said.trim().length < 2)).toEqual([]);
    expect(rules.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });

  test('name only rulings that there are', () => {
    expect(rules.flatMap((section) => section.rulings).filter((id) => rulings.rulingOf(id) === undefined)).toEqual([]);
  });

  test('count lines as the game does, in the table and in the example', () => {
    const [points, example] = tables(rules);
    expect(points?.rows).toEqual([0, 1, 2, 3, 4, 5].map((tiles) => [`${tiles}`, `${pointsFor(tiles)}`]));
    for (const [, red, redPoints, blue, bluePoints] of example?.rows ?? []) {
      expect([redPoints, bluePoints]).toEqual([`${pointsFor(Number(red))}`, `${pointsFor(Number(blue))}`]);
      expect(Number(red) + Number(blue)).toBeLessThanOrEqual(5);
    }
    const sum = (column: number): number => (example?.rows ?? []).reduce((total, row) => total + Number(row[column]), 0);
    expect([sum(2), sum(4)]).toEqual([10, 2]);
  });

  test('tell of all four kinds of abilities with their marks', () => {
    const marks = rules.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'terms' ? block.terms.flatMap(({ mark }) => mark ?? []) : [])),
    );
    expect(marks).toEqual(['mandatory', 'optional', 'continuous', 'end-of-round']);
  });
});

test('both languages have the same blocks and the same rulings', () => {
  const shape = (rules: readonly RuleSection[]) =>
    rules.map((section) => [section.id, section.rulings, section.blocks.map((block) => [block.kind, textsOf(block).length])]);
  expect(shape(de)).toEqual(shape(en));
});

test('German is German', () => {
  expect(allTexts(de).filter((said) => /\b(the|and|of|with|tile|hero|flips?|battles?)\b/i.test(said))).toEqual([]);
});

test('every terrain and every option of both games is told of', () => {
  const termsOf = (rules: readonly RuleSection[], id: string): readonly string[] =>
    rules.flatMap((section) =>
      section.id === id ? section.blocks.flatMap((block) => (block.kind === 'terms' ? block.terms.map(({ term }) => term) : [])) : [],
    );
  expect(termsOf(en, 'terrains')).toEqual(TERRAINS.map(({ name }) => name));
  expect(termsOf(de, 'terrains')).toEqual(TERRAINS.map(({ id }) => texts.terrain(id).name));
  const options = [...optionsOf('olympus'), ...optionsOf('asgard')].map(({ name }) => name);
  expect(options.filter((name) => !termsOf(en, 'options').includes(name))).toEqual([]);
  expect(options.filter((name) => !termsOf(de, 'options').includes(inGerman(name)))).toEqual([]);
});
