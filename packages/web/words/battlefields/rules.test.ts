import { ACTIONS, answering, WARRIORS } from '@swordtable/games/battlefields/cards';
import { CARDS } from '@swordtable/games/battlefields/catalog';
import { pointsFor } from '@swordtable/games/battlefields/scoring';
import { options } from '@swordtable/games/battlefields/setup';
import { describe, expect, test } from 'vitest';
import { type Section, textsOf } from '../../rules/book.ts';
import { GAME_TEXTS } from '../game-texts.ts';
import { de } from './rules.de.ts';
import { en } from './rules.en.ts';
import { SECTIONS } from './rules.ts';
import { en as rulings } from './rulings.en.ts';
import { en as texts } from './texts.en.ts';

const allTexts = (rules: readonly Section[]): readonly string[] =>
  rules.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]);
const tablesIn = (rules: readonly Section[], id: string) =>
  rules.flatMap((section) => (section.id === id ? section.blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])) : []));
const termsIn = (rules: readonly Section[], id: string): readonly string[] =>
  rules.flatMap((section) =>
    section.id === id ? section.blocks.flatMap((block) => (block.kind === 'terms' ? block.terms.map(({ term }) => term) : [])) : [],
  );

describe.each([
  ['English', en],
  ['German', de],
])('the rules in %s', (_name, rules) => {
  test('have every section, in order, and nothing in them is empty', () => {
    expect(rules.map(({ id }) => id)).toEqual([...SECTIONS]);
    expect(allTexts(rules).filter((said) => said.trim().length < 2)).toEqual([]);
    expect(rules.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });

  test('name only rulings that there are, and every ruling of the game somewhere', () => {
    const named = rules.flatMap((section) => section.rulings);
    expect(named.filter((id) => rulings.rulingOf(id) === undefined)).toEqual([]);
    const ids = rulings.allRulings().map(({ id }) => id);
    expect(ids.filter((id) => !named.includes(id))).toEqual([]);
  });

  test('add their example up as the game does', () => {
    const [example] = tablesIn(rules, 'scoring');
    const numbers = (example?.rows ?? []).map(([, points]) => Number(points));
    const won = ['Elis', 'Argolis', 'Marathon', 'Nemea'].map((name) => CARDS.lands.findIndex((land) => land.name === name));
    expect(numbers.at(-1)).toBe(pointsFor(CARDS, won, 1));
    expect(numbers.slice(0, -1).reduce((sum, points) => sum + points)).toBe(numbers.at(-1));
  });

  test('have a row for every warrior, action and kind of land', () => {
    const [warriors, actions, lands] = tablesIn(rules, 'cards');
    expect(warriors?.rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(CARDS.warriors.length);
    expect(actions?.rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(CARDS.actions.length);
    expect(lands?.rows.length).toBe(new Set(CARDS.lands.map(({ kind }) => kind)).size);
    expect(termsIn(rules, 'action-cards')).toHaveLength(ACTIONS.length);
  });
});

test('who beats whom and what answers what are as the game has them', () => {
  const [beats] = tablesIn(en, 'beats');
  for (const [index, warrior] of WARRIORS.entries())
    expect(beats?.rows[index]?.[1]).toBe(CARDS.beats[warrior].map(texts.warrior).join(', '));
  const [answers] = tablesIn(en, 'answers');
  for (const [index, played] of ACTIONS.entries()) {
    for (const [column, how] of [
      [1, 'cancels'],
      [2, 'defeats'],
    ] as const) {
      const cards = ACTIONS.filter((card) => answering(card, played) === how).map(texts.action);
      expect(answers?.rows[index]?.[column]).toBe(cards.join(', ') || '–');
    }
  }
});

test('both languages have the same blocks and the same rulings', () => {
  const shape = (rules: readonly Section[]) =>
    rules.map((section) => [section.id, section.rulings, section.blocks.map((block) => [block.kind, textsOf(block).length])]);
  expect(shape(de)).toEqual(shape(en));
});

test('German is German', () => {
  expect(allTexts(de).filter((said) => /\b(the|and|of|with|warriors?|lands|cards?|places?)\b/i.test(said))).toEqual([]);
});

test('every option of the game is told of', () => {
  const names = options.map(({ name }) => name);
  expect(names.filter((name) => !termsIn(en, 'options').includes(name))).toEqual([]);
  expect(names.filter((name) => !termsIn(de, 'options').includes(GAME_TEXTS.de[name] ?? name))).toEqual([]);
});
