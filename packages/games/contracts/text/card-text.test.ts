import { describe, expect, test } from 'vitest';
import type { Condition, Effect, Gain, Rule, When } from '../effects/effect.ts';
import { conditionText, textOf } from './card-text.ts';
import { ENGLISH } from './english.ts';
import type { Whose } from './phrases.ts';

const effectText = (effect: Effect, whose: Whose = 'companion'): string => textOf({ effects: [effect] }, ENGLISH, whose).join(' ');
const GOLD: readonly Gain[] = [{ gold: 2 }];

describe('when: every moment reads as the start of a sentence', () => {
  const said: Readonly<Record<When, readonly [companion: string, party: string]>> = {
    prepare: ['In the Preparation Step, gain 2 gold.', 'In the Preparation Step, gain 2 gold.'],
    free: ['Free action, once per round: gain 2 gold.', 'Free action, once per round: gain 2 gold.'],
    assigned: [
      'Free action, once per round, while this companion fulfills a contract: gain 2 gold.',
      'Free action, once per round, while one of your companions fulfills a contract: gain 2 gold.',
    ],
    action: ['Action, once per round: gain 2 gold.', 'Action, once per round: gain 2 gold.'],
    exhaust: ['Exhausting action, once per round: gain 2 gold.', 'Exhausting action, once per round: gain 2 gold.'],
    fulfilled: ['Whenever this companion fulfills a contract, gain 2 gold.', 'Whenever your party fulfills a contract, gain 2 gold.'],
    bonus: [
      'Whenever this companion fulfills a basic or follow-up contract with its bonus, gain 2 gold.',
      'Whenever your party fulfills a basic or follow-up contract with its bonus, gain 2 gold.',
    ],
    common: [
      'Whenever this companion contributes to a common contract, gain 2 gold.',
      'Whenever your party contributes to a common contract, gain 2 gold.',
    ],
    visited: ['Whenever this companion visits a location, gain 2 gold.', 'Whenever one of your companions visits a location, gain 2 gold.'],
    quest: [
      'Whenever this companion fulfills a side quest, gain 2 gold.',
      'Whenever one of your companions fulfills a side quest, gain 2 gold.',
    ],
    recruited: ['Whenever you recruit a legendary companion, gain 2 gold.', 'Whenever you recruit a legendary companion, gain 2 gold.'],
    bought: ['Whenever you buy a rare item, gain 2 gold.', 'Whenever you buy a rare item, gain 2 gold.'],
    camp: [
      'Whenever one of your camp tracks reaches a level, gain 2 gold.',
      'Whenever one of your camp tracks reaches a level, gain 2 gold.',
    ],
    joined: ['When this card joins your party, gain 2 gold.', 'When this card joins your party, gain 2 gold.'],
    reward: ['In the Reward Step, gain 2 gold.', 'In the Reward Step, gain 2 gold.'],
    paid: ['When this companion is paid, gain 2 gold.', 'At the end of the Payment Phase, gain 2 gold.'],
    end: ['At the end of the game, gain 2 gold.', 'At the end of the game, gain 2 gold.'],
  };
  test.each(Object.entries(said))('%s', (when, sentences) => {
    const effect: Effect = { when: when as When, gain: GOLD };
    expect([effectText(effect), effectText(effect, 'party')]).toEqual(sentences);
  });
});

describe('what is said about a deed comes with the deed', () => {
  test.each<[When, readonly Condition[], string]>([
    ['fulfilled', [{ alone: true }], 'Whenever this companion fulfills a contract alone, gain 2 gold.'],
    ['fulfilled', [{ group: 3 }], 'Whenever this companion fulfills a contract in a group of 3 or more, gain 2 gold.'],
    ['fulfilled', [{ arc: 'occult' }, { alone: true }], 'Whenever this companion fulfills an occult contract alone, gain 2 gold.'],
    [
      'fulfilled',
      [{ contractLevel: 2 }, { arc: 'war' }],
      'Whenever this companion fulfills a war contract of level 2 or higher, gain 2 gold.',
    ],
    ['fulfilled', [{ listed: true }], 'Whenever this companion fulfills a basic or follow-up contract, gain 2 gold.'],
    ['fulfilled', [{ contractLevel: 4 }], 'Whenever this companion fulfills a contract of level 4, gain 2 gold.'],
    ['bonus', [{ alone: true }], 'Whenever this companion alone fulfills a basic or follow-up contract with its bonus, gain 2 gold.'],
    [
      'bonus',
      [{ group: 2 }],
      'Whenever this companion fulfills a basic or follow-up contract with its bonus in a group of 2 or more, gain 2 gold.',
    ],
    ['common', [{ alone: true }], 'Whenever this companion contributes to a common contract alone, gain 2 gold.'],
    ['assigned', [{ arc: 'treasure' }], 'Free action, once per round, while this companion fulfills a treasure contract: gain 2 gold.'],
    [
      'fulfilled',
      [{ alone: true }, { set: true }],
      'Whenever this companion fulfills a contract alone, if this companion has a set bonus, gain 2 gold.',
    ],
  ])('%s, %j', (when, conditions, sentence) => {
    expect(effectText({ when, if: conditions, gain: GOLD })).toBe(sentence);
  });
});

describe('if: every condition reads as a clause', () => {
  const said: readonly (readonly [Condition, string])[] = [
    [{ holds: ['bow', 'crossbow'] }, 'this companion has a bow or a crossbow'],
    [{ holds: ['axe', 'orb', 'plate'] }, 'this companion has an axe, an orb, or a suit of plate'],
    [{ free: 'main' }, 'this companion has an empty main hand'],
    [{ free: 'body' }, 'this companion has an empty body slot'],
    [{ icons: 'ancient', least: 1 }, 'this companion has an Ancient icon'],
    [{ icons: 'wild', least: 2 }, 'this companion has 2 or more Wild icons'],
    [{ set: true }, 'this companion has a set bonus'],
    [{ level: 2 }, 'this companion is level 2 or higher'],
    [{ skills: 1 }, 'this companion has learned a skill'],
    [{ skills: 2 }, 'this companion has learned 2 or more skills'],
    [{ cursed: true }, 'this companion wears cursed equipment'],
    [{ companions: 6, or: 'more' }, 'your party has 6 or more companions'],
    [{ companions: 3, or: 'fewer' }, 'your party has 3 or fewer companions'],
    [{ class: 'scout', least: 1 }, 'your party has a scout'],
    [{ class: 'mage', least: 3 }, 'your party has 3 or more mages'],
    [{ alone: true }, 'this companion is alone'],
    [{ group: 3 }, 'the group has 3 or more companions'],
    [{ listed: true }, 'the contract is a basic or follow-up contract'],
    [{ contractLevel: 3 }, 'the contract is level 3 or higher'],
    [{ arc: 'occult' }, 'it is an occult contract'],
    [{ luck: 3 }, 'you have 3 or more luck'],
    [{ poor: 5 }, 'you have 5 gold or less'],
    [{ poor: 0 }, 'you have no gold'],
    [{ first: true }, 'you are the starting player'],
    [{ round: 2 }, 'it is round 2 or later'],
    [{ round: 3 }, 'it is the last round'],
    [{ rested: true }, 'this companion isn’t exhausted'],
  ];
  test.each(said)('%j', (condition, clause) => {
    expect(conditionText(condition, ENGLISH, 'companion')).toBe(clause);
  });

  test('none is left out above', () => {
    expect(Object.keys(ENGLISH.conditions).filter((name) => !said.some(([condition]) => name in condition))).toEqual([]);
  });

  test('it comes after the moment and before the cost', () => {
    expect(effectText({ when: 'free', cost: { strength: 2 }, gain: [{ fame: 1 }] })).toBe(
      'Free action, once per round, pay 2 strength: gain 1 fame.',
    );
    expect(effectText({ when: 'free', if: [{ holds: ['staff'] }, { round: 2 }], cost: { magic: 2 }, gain: GOLD })).toBe(
      'Free action, once per round, if this companion has a staff and it is round 2 or later, pay 2 magic: gain 2 gold.',
    );
  });
});

describe('rules: everything that applies while the card is there', () => {
  const said: readonly (readonly [Rule, string])[] = [
    [{ salary: 1, of: 'bearer' }, 'This companion takes 1 fewer salary token.'],
    [{ salary: 2, of: 'legendary' }, 'Each of your legendary companions takes 2 fewer salary tokens.'],
    [{ salary: 1, of: 'scout' }, 'Each of your scouts takes 1 fewer salary token.'],
    [{ payFame: 1, of: 'bearer' }, 'This companion gives 1 more fame when paid.'],
    [{ payFame: 1, of: 'mage' }, 'Each of your mages gives 1 more fame when paid.'],
    [{ fee: 2 }, 'Legendary companions cost you 2 gold less.'],
    [{ price: 3 }, 'Rare items cost you 3 gold less.'],
    [{ welcome: 'tavern' }, 'You may visit the Tavern without paying luck.'],
    [{ welcome: 'smith' }, 'You may visit the Smith without paying luck.'],
    [{ countsAs: 'mage' }, 'This companion is also a mage.'],
    [{ memory: 1 }, 'This companion may learn 1 more level of skills.'],
    [{ memory: 2 }, 'This companion may learn 2 more levels of skills.'],
    [{ questsLess: 1 }, 'Side quests cost this companion 1 fewer basic attribute.'],
    [{ scrap: { gold: 3 } }, 'Drafted cards you discard for gold give you 3 gold.'],
    [{ scrap: { luck: 2 } }, 'Drafted cards you discard for luck give you 2 luck.'],
    [{ scrap: { gold: 3, luck: 2 } }, 'Drafted cards you discard give you 3 gold or 2 luck.'],
  ];
  test.each(said)('%j', (rule, sentence) => {
    expect(textOf({ rules: [rule] }, ENGLISH, 'companion')).toEqual([sentence]);
  });

  test('none is left out above', () => {
    expect(Object.keys(ENGLISH.rules).filter((name) => !said.some(([rule]) => name in rule))).toEqual([]);
  });

  test('without a bearer side quests are easier for all', () => {
    expect(textOf({ rules: [{ questsLess: 2 }] }, ENGLISH, 'party')).toEqual([
      'Side quests cost your companions 2 fewer basic attributes.',
    ]);
  });
});

test('a sentence for each rule and each effect, and none for nothing', () => {
  expect(textOf({}, ENGLISH, 'companion')).toEqual([]);
  expect(textOf({ rules: [{ fee: 1 }], effects: [{ when: 'end', gain: [{ fame: 1 }] }] }, ENGLISH, 'party')).toEqual([
    'Legendary companions cost you 1 gold less.',
    'At the end of the game, gain 1 fame.',
  ]);
});
