import { describe, expect, test } from 'vitest';
import { BASICS, TOKENS } from '../cards/attributes.ts';
import type { Count, Gain, When, Who } from '../effects/effect.ts';
import { ENGLISH } from './english.ts';
import { costText, gainText, needsText } from './gain-text.ts';
import type { Whose } from './phrases.ts';

const gain = (given: Gain, when: When = 'free', whose: Whose = 'companion'): string => gainText([given], ENGLISH, { when, whose });

test('cost: basics, any basics, luck and gold', () => {
  expect(BASICS.map((basic) => costText({ [basic]: 2 }, ENGLISH))).toEqual(['2 strength', '2 dexterity', '2 magic']);
  expect(costText({ any: 1 }, ENGLISH)).toBe('1 basic attribute of any type');
  expect(costText({ strength: 1, any: 2, luck: 1, gold: 3 }, ENGLISH)).toBe(
    '1 strength, 2 basic attributes of any type, 1 luck, and 3 gold',
  );
});

test('needs: what a contract or a side quest takes', () => {
  expect(needsText({ higherMagic: 1, trickery: 1 }, ENGLISH)).toBe('1 higher magic and 1 trickery');
  expect(needsText({ dexterity: 2, luck: 1 }, ENGLISH)).toBe('2 dexterity and 1 luck');
  expect(new Set(TOKENS.map((token) => needsText({ [token]: 1 }, ENGLISH))).size).toBe(TOKENS.length);
});

describe('gain: everything a card can give', () => {
  test.each<[Gain, string]>([
    [{ gold: 1 }, '1 gold'],
    [{ luck: 2 }, '2 luck'],
    [{ fame: 1 }, '1 fame'],
    [{ tokens: { might: 1 } }, '1 might'],
    [{ tokens: { wildBasic: 2, strength: 1 } }, '1 strength and 2 wild basic attributes'],
    [{ experience: 1 }, '1 experience'],
    [{ ready: true }, 'this companion becomes ready'],
    [{ wilds: { wildAdvanced: 1 } }, '1 wild advanced attribute for the whole party'],
    [{ wilds: { wildExpert: 2 } }, '2 wild expert attributes for the whole party'],
    [{ cards: 1 }, '1 encounter card'],
    [{ cards: 2 }, '2 encounter cards'],
    [{ reserve: true }, 'you may reserve a contract'],
    [{ camp: { strength: 1 } }, '1 step on the camp track'],
    [{ camp: { magic: 2 } }, '2 steps on the ritual track'],
    [{ waived: 1 }, 'remove 1 salary token from your track'],
    [{ waived: 2 }, 'remove 2 salary tokens from your track'],
    [{ gold: 2, luck: 1, fame: 1 }, '2 gold, 1 luck, and 1 fame'],
    [{ gold: 1, tokens: { magic: 1 }, to: 'leader' }, '1 gold; your leader gains 1 magic'],
    [{ gold: 1, tokens: { magic: 1 }, each: { of: 'quests' } }, '1 gold and 1 magic per side quest you have fulfilled'],
  ])('%j', (given, text) => {
    expect(gain(given)).toBe(text);
  });

  test('what goes to one must not seem to go to another', () => {
    const gains: readonly Gain[] = [{ tokens: { magic: 1 } }, { tokens: { strength: 1 }, to: 'leader' }, { reserve: true }];
    expect(gainText(gains, ENGLISH, { when: 'prepare', whose: 'companion' })).toBe(
      '1 magic; your leader gains 1 strength; you may reserve a contract',
    );
  });
});

describe('who: everyone who can get something', () => {
  const said: Readonly<Record<Who, string>> = {
    bearer: '1 experience',
    doer: 'each companion in the group gains 1 experience',
    leader: 'your leader gains 1 experience',
    choice: 'a companion of your choice gains 1 experience',
    others: 'each of your other companions gains 1 experience',
    all: 'each of your companions gains 1 experience',
    warrior: 'each of your warriors gains 1 experience',
    scout: 'each of your scouts gains 1 experience',
    mage: 'each of your mages gains 1 experience',
  };
  test.each(Object.entries(said))('%s', (to, text) => {
    expect(gain({ experience: 1, to: to as Who }, 'fulfilled')).toBe(text);
  });

  test.each<[When, string]>([
    ['common', 'each companion in the group gains 1 magic'],
    ['visited', 'the visitor gains 1 magic'],
    ['quest', 'the companion who fulfills it gains 1 magic'],
    ['bought', 'the visitor gains 1 magic'],
    ['camp', 'the companion who reaches it gains 1 magic'],
  ])('without a bearer it is the one who did it: %s', (when, text) => {
    expect(gain({ tokens: { magic: 1 } }, when, 'party')).toBe(text);
  });

  test('or they become ready', () => {
    expect(gain({ ready: true, to: 'mage' })).toBe('each of your mages becomes ready');
    expect(gain({ ready: true, to: 'choice' })).toBe('another companion of your choice becomes ready');
    expect(gain({ ready: true, tokens: { dexterity: 1 }, luck: 1, to: 'choice' })).toBe(
      '1 luck; another companion of your choice becomes ready and gains 1 dexterity',
    );
    expect(gain({ ready: true, tokens: { wildBasic: 2 } }, 'fulfilled')).toBe(
      'this companion becomes ready and gains 2 wild basic attributes',
    );
  });
});

describe('each: everything that can be counted, one by one and in lots', () => {
  const said: Readonly<Record<Extract<Count, string>, readonly [one: string, two: string]>> = {
    companions: ['companion in your party', '2 companions in your party'],
    legendaries: ['legendary companion in your party', '2 legendary companions in your party'],
    rares: ['rare item in your party', '2 rare items in your party'],
    items: ['item in your party', '2 items in your party'],
    skills: ['skill learned in your party', '2 skills learned in your party'],
    level: ['level of this companion', '2 levels of this companion'],
    levelsGained: ['level your companions have gained', '2 levels your companions have gained'],
    sets: ['companion with a set bonus', '2 companions with set bonuses'],
    curses: ['cursed piece of equipment worn in your party', '2 cursed pieces of equipment worn in your party'],
    equipment: ['piece of equipment on this companion', '2 pieces of equipment on this companion'],
    freeSlots: ['empty slot on this companion', '2 empty slots on this companion'],
    contracts: ['contract you have fulfilled', '2 contracts you have fulfilled'],
    quests: ['side quest you have fulfilled', '2 side quests you have fulfilled'],
    campLevels: ['level of your camp', '2 levels of your camp'],
    salary: ['salary token on your track', '2 salary tokens on your track'],
    luck: ['luck you have', '2 luck you have'],
    gold: ['gold you have', '2 gold you have'],
    contractLevel: ['level of the contract', '2 levels of the contract'],
    group: ['companion in the group', '2 companions in the group'],
    contributed: ['attribute contributed', '2 attributes contributed'],
  };
  const others: readonly (readonly [Count, readonly [string, string]])[] = [
    [{ class: 'mage' }, ['mage in your party', '2 mages in your party']],
    [{ kind: 'staff' }, ['staff worn in your party', '2 staves worn in your party']],
    [{ kind: 'leather' }, ['suit of leather worn in your party', '2 suits of leather worn in your party']],
    [{ domain: 'holy' }, ['Holy icon worn in your party', '2 Holy icons worn in your party']],
    [{ arc: 'war' }, ['war contract you have fulfilled', '2 war contracts you have fulfilled']],
  ];
  test.each([...(Object.entries(said) as [Count, readonly [string, string]][]), ...others])('%j', (of, [one, two]) => {
    expect(gain({ gold: 1, each: { of } })).toBe(`1 gold per ${one}`);
    expect(gain({ gold: 1, each: { of, every: 2 } })).toBe(`1 gold per ${two}`);
  });

  test('in the Reward Step all contributions of the round count', () => {
    expect(gain({ gold: 1, each: { of: 'contributed' } }, 'reward')).toBe('1 gold per attribute you contributed this round');
  });

  test.each([
    [1, 'once'],
    [2, 'twice'],
    [3, '3 times'],
  ])('up to %d', (most, often) => {
    expect(gain({ fame: 1, each: { of: 'gold', every: 10, most } })).toBe(`1 fame per 10 gold you have (up to ${often})`);
  });
});
