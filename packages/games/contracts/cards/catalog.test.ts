import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Gain, Who } from '../effects/effect.ts';
import { COMPANIONS_MAX } from '../party/party.ts';
import { doingsOf } from '../text/card-text.ts';
import { ENGLISH } from '../text/english.ts';
import { CARDS, type Card, cardAs, idsOf } from './catalog.ts';
import { COMMONS } from './commons.ts';
import { BASIC_CONTRACTS, FOLLOW_UP_CONTRACTS } from './contracts.ts';
import { EQUIPMENT } from './equipment.ts';
import { LEGENDARIES } from './legendaries.ts';
import { LOCATIONS } from './locations.ts';
import { RARES } from './rares.ts';
import { SET_BONUSES } from './set-bonuses.ts';
import { ARCS, CLASSES, DOMAINS, KINDS, SLOTS } from './terms.ts';

const ALL: readonly Card[] = [...CARDS.values()];
const SORTS = [...new Set(ALL.map(({ is }) => is))];
const ofSort = (is: Card['is']): readonly Card[] => ALL.filter((card) => card.is === is);
const countOf = (is: Card['is']): number => idsOf(is).length;

/** What occurs more than once. */
const doubles = (values: readonly string[]): readonly string[] => values.filter((value, at) => values.indexOf(value) !== at);

describe('Counts', () => {
  test('C-1: 218 encounter cards, 61 companions, 81 equipment, 26 items, 50 skills', () => {
    const counts = (['companion', 'equipment', 'item', 'skill'] as const).map(countOf);
    expect(counts).toEqual([61, 81, 26, 50]);
    expect(counts.reduce((sum, each) => sum + each)).toBe(218);
  });

  test('C-2: the counts of everything else', () => {
    const sorts = ['rare', 'legendary', 'leader', 'thug', 'basic', 'followUp', 'common', 'quest', 'setBonus'] as const;
    expect(sorts.map(countOf)).toEqual([20, 18, 13, 1, 19, 18, 3, 32, 15]);
    for (const domain of DOMAINS) expect(SET_BONUSES.filter((tile) => tile.domain === domain)).toHaveLength(3);
  });

  test('C-2: 12 basic contracts of level 1 and 7 of level 2, and two follow-ups of each arc at each level', () => {
    expect([1, 2, 3, 4].map((level) => BASIC_CONTRACTS.filter((each) => each.level === level).length)).toEqual([12, 7, 0, 0]);
    for (const arc of ARCS) {
      const followUps = FOLLOW_UP_CONTRACTS.filter((each) => each.arc === arc);
      expect([1, 2, 3, 4].map((level) => followUps.filter((each) => each.level === level).length)).toEqual([0, 2, 2, 2]);
      expect(BASIC_CONTRACTS.filter((each) => each.arc === arc).length).toBeGreaterThanOrEqual(6);
    }
  });

  test('C-3: eleven companions at the most', () => {
    expect(COMPANIONS_MAX).toBe(11);
  });

  test('C-33, C-35: luck for the bonuses of common contracts; fees, salaries and fame of legendary companions', () => {
    const bonuses = COMMONS.map(({ bonus: { luck, reward } }) =>
      [luck, ...reward.flatMap((gain) => Object.entries(gain).flat())].join(' '),
    );
    expect(bonuses.toSorted()).toEqual(['1 experience 1 to choice', '1 gold 4', '2 fame 1']);
    const isWithin = (least: number, value: number, most: number): boolean => least <= value && value <= most;
    const odd = LEGENDARIES.filter(({ fee, salary, fame }) => !isWithin(6, fee, 12) || !isWithin(2, salary, 4) || !isWithin(2, fame, 4));
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});

describe('Every card is its own', () => {
  test('no two have the same id, whatever their sort, and none has the name of something else', () => {
    const ids = SORTS.flatMap((is) => idsOf(is));
    expect(doubles(ids)).toEqual([]);
    expect(ids).toHaveLength(CARDS.size);
    // These stand for other things where cards are named.
    for (const taken of ['party', 'camp-strength', 'camp-dexterity', 'camp-magic', '']) expect(CARDS.has(taken)).toBe(false);
  });

  test.each(SORTS)('%s: no two have the same stat line and effects', (is) => {
    const plain = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(plain);
      if (typeof value !== 'object' || value === null) return value;
      return Object.entries(value)
        .filter(([key]) => !['name', 'flavor', 'icon'].includes(key))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, each]) => [key, plain(each)]);
    };
    const lines = ofSort(is).map((card) => JSON.stringify(plain(card)));
    expect(doubles(lines)).toEqual([]);
  });

  const glyphs = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as { readonly icons: Readonly<Record<string, unknown>> };

  test.each(SORTS)('%s: every emblem exists and is that of one card', (is) => {
    const cards = ofSort(is);
    expect(cards.filter(({ icon }) => !Object.hasOwn(glyphs.icons, icon)).map(({ name, icon }) => `${name}: ${icon}`)).toEqual([]);
    expect(doubles(cards.map(({ icon }) => icon))).toEqual([]);
  });

  test('flavor text is one short line, and no two cards share it', () => {
    expect(ALL.filter(({ flavor }) => !/^\S.{8,68}\S$/.test(flavor)).map(({ name, flavor }) => `${name}: ${flavor}`)).toEqual([]);
    expect(doubles(ALL.map(({ flavor }) => flavor))).toEqual([]);
  });

  test('names are short enough for a card and typed with a keyboard’s apostrophe, flavor text with a printer’s', () => {
    expect(ALL.filter(({ name, flavor }) => /[’‘`]/.test(name) || /['"`]/.test(flavor)).map(({ name }) => name)).toEqual([]);
    expect(ALL.filter(({ name }) => !/^\S.{1,26}\S$/.test(name)).map(({ name }) => name)).toEqual([]);
  });
});

describe('The spread', () => {
  test('C-9: every domain has about as many icons, in all three slots', () => {
    const icons = DOMAINS.map((domain) => EQUIPMENT.flatMap(({ domains = [] }) => domains).filter((each) => each === domain).length);
    expect(Math.max(...icons) - Math.min(...icons), `${icons}`).toBeLessThanOrEqual(2);
    expect(Math.min(...icons)).toBeGreaterThanOrEqual(12);
    for (const slot of SLOTS)
      for (const domain of DOMAINS) {
        const pieces = EQUIPMENT.filter((each) => each.slot === slot && each.domains?.includes(domain));
        expect(pieces.length, `${slot} ${domain}`).toBeGreaterThanOrEqual(3);
      }
  });

  test('slots are about even, each kind has its slots, and every kind is there', () => {
    for (const slot of SLOTS) expect(Math.abs(EQUIPMENT.filter((each) => each.slot === slot).length - 27), slot).toBeLessThanOrEqual(2);
    const kinds: Readonly<Record<(typeof SLOTS)[number], readonly string[]>> = {
      main: ['sword', 'axe', 'mace', 'spear', 'dagger', 'bow', 'crossbow', 'staff', 'wand'],
      support: ['shield', 'tome', 'orb', 'torch', 'instrument', 'tool', 'dagger', 'wand'],
      body: ['plate', 'leather', 'robe', 'cloak'],
    };
    const worn = [...EQUIPMENT, ...RARES.flatMap((rare) => ('slot' in rare ? [rare] : []))];
    expect(worn.filter(({ slot, kind }) => !kinds[slot].includes(kind)).map(({ name }) => name)).toEqual([]);
    expect(KINDS.filter((kind) => !EQUIPMENT.some((each) => each.kind === kind))).toEqual([]);
  });

  test('C-7: one or two classes, and every class is as common as every other', () => {
    const companions = [...idsOf('companion'), ...idsOf('legendary'), ...idsOf('leader')].map((id) =>
      cardAs(id, 'companion', 'legendary', 'leader'),
    );
    expect(
      companions.filter(({ classes }) => classes.length < 1 || new Set(classes).size !== classes.length || classes.length > 2),
    ).toEqual([]);
    const often = CLASSES.map((name) => companions.filter(({ classes }) => classes.includes(name)).length);
    expect(Math.max(...often) - Math.min(...often), `${often}`).toBeLessThanOrEqual(4);
  });

  test('C-15: five locations in a row share the fields between them, the Tavern and The Smith have one for each spot', () => {
    expect(LOCATIONS.map(({ fields }) => fields)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [6, 7],
      [8, 9],
    ]);
    expect(LOCATIONS.map(({ house }) => house)).toEqual([undefined, undefined, undefined, undefined, undefined, 'tavern', 'smith']);
  });
});

describe('The language is used to its full breadth', () => {
  const doings = ALL.flatMap(doingsOf);
  const effects = doings.flatMap(({ effects = [] }) => effects);
  const rewards = ALL.flatMap((card): readonly Gain[] => [
    ...('reward' in card ? card.reward : []),
    ...('bonus' in card ? (card.bonus?.reward ?? []) : []),
  ]);
  const gains = [...effects.flatMap(({ gain }) => gain), ...rewards];
  const counted = gains.flatMap(({ each }) => (each === undefined ? [] : [each.of]));
  const missing = (all: object, used: readonly string[]): readonly string[] => Object.keys(all).filter((key) => !used.includes(key));
  const keys = (values: readonly object[]): readonly string[] => values.flatMap(Object.keys);
  const WHO: Readonly<Record<Who, true>> = {
    ...{ bearer: true, doer: true, leader: true, choice: true, others: true, all: true },
    ...{ warrior: true, scout: true, mage: true },
  };
  const GAIN: Readonly<Record<keyof Gain, true>> = {
    ...{ gold: true, luck: true, fame: true, tokens: true, experience: true, ready: true, to: true },
    ...{ wilds: true, cards: true, reserve: true, camp: true, waived: true, each: true },
  };

  test.each<[string, object, readonly string[]]>([
    ['when', ENGLISH.when, effects.map(({ when }) => when)],
    ['condition', ENGLISH.conditions, keys(effects.flatMap((effect) => effect.if ?? []))],
    ['count', ENGLISH.counts, counted.filter((of) => typeof of === 'string')],
    ['count of some', ENGLISH.countsOf, keys(counted.filter((of) => typeof of === 'object'))],
    ['rule', ENGLISH.rules, keys(doings.flatMap(({ rules = [] }) => rules))],
    // What the bearer gets goes without saying.
    ['who', WHO, ['bearer', ...gains.flatMap(({ to }) => to ?? [])]],
    ['gain', GAIN, keys(gains)],
    ['cost', { strength: 1, dexterity: 1, magic: 1, any: 1, luck: 1, gold: 1 }, keys(effects.flatMap(({ cost }) => cost ?? []))],
  ])('every %s is used by some card', (_, all, used) => {
    expect(missing(all, used)).toEqual([]);
  });
});
