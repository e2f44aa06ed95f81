import { CARDS } from '@swordtable/games/contracts/cards/catalog';
import { ARCS } from '@swordtable/games/contracts/cards/terms';
import { payments } from '@swordtable/games/contracts/payment/payments';
import { scene } from '@swordtable/games/contracts/scene/scene';
import { describe, expect, test } from 'vitest';
import { tablesIn, testRules } from '../../../../kit/rules/testing/rules.ts';
import { de } from './rules.de.ts';
import { en } from './rules.en.ts';
import { EXAMPLE, SECTIONS } from './rules.ts';
import { en as rulings } from './rulings.en.ts';

testRules({ sections: SECTIONS, rulings, english: 'cards?|companions?|contracts?|gains?|level', en, de });

describe.each([
  ['English', en],
  ['German', de],
])('the rules in %s', (_name, rules) => {
  test('C-1, C-2: count the cards as there are', () => {
    const [cards = []] = tablesIn(rules, 'parts');
    const [companions, equipment, items, skills, legendaries, rares, leaders, ...others] = cards.map((row) => Number(row[1]));
    expect([companions, equipment, items, skills, legendaries, rares, leaders]).toEqual([61, 81, 26, 50, 18, 20, 13]);
    expect(others).toEqual([19, 18, 3, 32, 15, 7]);
  });

  test('have a row for every attribute, location, common contract, track and place', () => {
    expect(tablesIn(rules, 'attributes')[0]).toHaveLength(6);
    expect(tablesIn(rules, 'locations')[0]).toHaveLength(7);
    expect(tablesIn(rules, 'common')[0]).toHaveLength(3);
    expect(tablesIn(rules, 'camp')[0]?.map((row) => row.length)).toEqual([4, 4, 4]);
    expect(tablesIn(rules, 'reward')[0]?.map((row) => Number.parseInt(row[1] ?? '', 10))).toEqual([6, 4, 3, 2, 1]);
  });
});

test('C-5: the example is paid as it says, in no other way, and by neither alone', () => {
  const { needs, purse } = EXAMPLE;
  const [only, ...others] = payments(needs, purse);
  expect(others).toEqual([]);
  expect(only?.conversions).toEqual([
    { makes: 'warcraft', by: 'ashane', of: { strength: 3, dexterity: 2 } },
    { makes: 'might', by: 'poacher', of: { strength: 2 }, with: { luck: 1 } },
  ]);
  for (const payer of purse.payers) expect(payments(needs, { ...purse, payers: [payer] })).toEqual([]);
  expect(tablesIn(en, 'paying')[0]?.map((row) => row[1])).toEqual(['3 strength, 2 dexterity', '2 strength']);
});

test('C-20: a player with 13 gold for salaries of 1, 2, and 2 tokens lets one of those with 2 go', () => {
  const wanting = (salary: number): readonly string[] =>
    [...CARDS.values()].flatMap((card) =>
      card.is === 'companion' && card.salary === salary && card.ability.every(({ rules }) => rules === undefined) ? [card.name] : [],
    );
  const [[cheap = ''], [one = '', other = '']] = [wanting(1), wanting(2)];
  const at = scene({ phase: 'payment', parties: [{ gold: 13, fellows: ['Ashane', cheap, one, other] }] });
  const { fellows } = at.party(0);
  expect(at.offered(0)).toEqual([{ dismiss: fellows[2]?.card }, { dismiss: fellows[3]?.card }]);
  expect(at.play(0, { dismiss: fellows[2]?.card ?? '' }).offered(0)).toEqual([{ done: true }]);
});

test('C-16: every arc has two follow-ups of each level', () => {
  for (const arc of ARCS)
    for (const level of [2, 3, 4])
      expect([...CARDS.values()].filter((card) => card.is === 'followUp' && card.arc === arc && card.level === level)).toHaveLength(2);
});
