import { ACTIONS, answering, WARRIORS } from '@swordtable/games/battlefields/cards/cards';
import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import { pointsFor } from '@swordtable/games/battlefields/phases/scoring';
import { options } from '@swordtable/games/battlefields/setup';
import { en as texts } from '@swordtable/games/battlefields/text/en';
import { describe, expect, test } from 'vitest';
import { tablesIn, termsIn, testRules } from '../../../../kit/rules/testing/rules.ts';
import { GAME_TEXTS } from '../../../../kit/words/game-texts.ts';
import { de } from './rules.de.ts';
import { en } from './rules.en.ts';
import { SECTIONS } from './rules.ts';
import { en as rulings } from './rulings.en.ts';

testRules({ sections: SECTIONS, rulings, english: 'warriors?|lands|cards?|places?', en, de });

describe.each([
  ['English', en],
  ['German', de],
])('the rules in %s', (_name, rules) => {
  test('add their example up as the game does', () => {
    const [example] = tablesIn(rules, 'scoring');
    const numbers = (example ?? []).map(([, points]) => Number(points));
    const won = ['Elis', 'Argolis', 'Marathon', 'Nemea'].map((name) => CARDS.lands.findIndex((land) => land.name === name));
    expect(numbers.at(-1)).toBe(pointsFor(CARDS, won, 1));
    expect(numbers.slice(0, -1).reduce((sum, points) => sum + points)).toBe(numbers.at(-1));
  });

  test('have a row for every warrior, action and kind of land', () => {
    const [warriors, actions, lands] = tablesIn(rules, 'cards');
    expect(warriors?.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(CARDS.warriors.length);
    expect(actions?.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(CARDS.actions.length);
    expect(lands?.length).toBe(new Set(CARDS.lands.map(({ kind }) => kind)).size);
    expect(termsIn(rules, 'action-cards')).toHaveLength(ACTIONS.length);
  });
});

test('what beats what and what answers what match the game', () => {
  const [beats] = tablesIn(en, 'beats');
  for (const [index, warrior] of WARRIORS.entries()) expect(beats?.[index]?.[1]).toBe(CARDS.beats[warrior].map(texts.warrior).join(', '));
  const [answers] = tablesIn(en, 'answers');
  for (const [index, played] of ACTIONS.entries()) {
    for (const [column, how] of [
      [1, 'cancels'],
      [2, 'defeats'],
    ] as const) {
      const cards = ACTIONS.filter((card) => answering(card, played) === how).map(texts.action);
      expect(answers?.[index]?.[column]).toBe(cards.join(', ') || '–');
    }
  }
});

test('every option of the game is told of', () => {
  const names = options.map(({ name }) => name);
  expect(names.filter((name) => !termsIn(en, 'options').includes(name))).toEqual([]);
  expect(names.filter((name) => !termsIn(de, 'options').includes(GAME_TEXTS.de[name] ?? name))).toEqual([]);
});
