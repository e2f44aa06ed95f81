import { describe, expect, test } from 'vitest';
import type { Gain } from '../effects/effect.ts';
import { doingsOf } from '../text/card-text.ts';
import { idOf } from './card.ts';
import { cardAs, cardOf } from './catalog.ts';

describe('The cards of the worked examples are as the rulebook has them', () => {
  /** Tokens that a companion of level 1 would get automatically in the Preparation Step. */
  const prepared = (name: string): readonly Gain[] => {
    const [first = {}] = doingsOf(cardOf(idOf(name)));
    return (first.effects ?? []).filter(({ when }) => when === 'prepare').flatMap(({ gain }) => gain);
  };

  test.each<[string, object]>([
    ['Poacher', { is: 'companion', classes: ['scout'], base: { strength: 1 }, salary: 1, fame: 1 }],
    ['One-Hand Crossbow', { is: 'equipment', slot: 'main', kind: 'crossbow', gives: { strength: 1 } }],
    ['Elementalist', { is: 'companion', classes: ['mage'], base: { magic: 3 }, salary: 3, fame: 1 }],
    ['Ashane', { is: 'leader', base: { magic: 3 } }],
    ['Demonic Tunic', { is: 'equipment', slot: 'body', kind: 'robe', domains: ['demonic'], gives: { magic: 1 } }],
    ['Lucky Charm', { is: 'item', effects: [{ when: 'prepare', gain: [{ luck: 1 }] }] }],
    ['Rage', { is: 'skill', level: 1 }],
    ['Buckler', { is: 'companion', classes: ['warrior'], base: { strength: 1 }, salary: 1 }],
    ['Brawler', { is: 'companion', classes: ['warrior'], base: { strength: 2 } }],
    ['Paladin', { is: 'companion', base: { strength: 2, magic: 1 } }],
    ['Lumberjack', { is: 'companion', classes: ['warrior'], salary: 1, fame: 1 }],
    ['Cursed Hide', { is: 'equipment', slot: 'body', kind: 'leather', cursed: true }],
    ['War Axe', { is: 'equipment', slot: 'main', kind: 'axe' }],
    ['Thug', { is: 'thug', classes: [], base: {}, ability: [{}] }],
    [
      'Decipher Ancient Document',
      {
        ...{ is: 'basic', arc: 'treasure', level: 1, needs: { trickery: 1 }, reward: [{ gold: 5, fame: 1 }] },
        bonus: { needs: { higherMagic: 2 }, reward: [{ gold: 2, luck: 1 }] },
      },
    ],
    ['Soldier Work', { is: 'common', classes: ['warrior'], attributes: ['strength'], bonus: { luck: 1, reward: [{ gold: 4 }] } }],
    ['Travel Encounter', { is: 'quest' }],
  ])('%s', (name, facts) => {
    const told = Object.entries(cardOf(idOf(name))).filter(([key]) => key in facts);
    expect(Object.fromEntries(told)).toEqual(facts);
  });

  test('and do in the Preparation Step what they did there', () => {
    const [first] = cardAs('poacher', 'companion').ability;
    expect(first.effects).toContainEqual({ when: 'prepare', if: [{ holds: ['bow', 'crossbow'] }], gain: [{ tokens: { strength: 1 } }] });
    for (const name of ['Elementalist', 'Ashane', 'Demonic Tunic'])
      expect([name, prepared(name).filter(({ tokens }) => tokens)]).toEqual([name, []]);
    expect(prepared('Paladin').filter(({ tokens }) => tokens?.strength || tokens?.wildBasic)).toEqual([]);
    expect(cardAs('demonic-tunic', 'equipment').classes ?? []).toEqual([]);
    expect(cardAs('ashane', 'leader').classes.toSorted()).toEqual(['mage', 'scout']);
    expect(cardAs('paladin', 'companion').classes.toSorted()).toEqual(['mage', 'warrior']);
    expect(Object.keys(cardAs('bandits-favor', 'quest').needs)).toContain('dexterity');
  });
});
