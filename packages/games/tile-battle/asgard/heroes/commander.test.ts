import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../scene/scene.ts';

describe('Commander: you may name a tile of the opponent’s hand, which must be their next one placed', () => {
  const toPlace = ({ options }: Scene): readonly string[] => [...new Set(options.map((option) => option.split(' ')[0] ?? ''))];

  const placed = scene(`
    match: asgard asgard
    red hand: commander 0/0/0/0, bard 0/0/0/0
    blue hand: knight 0/0/0/0, roc 0/0/0/0, mage 0/0/0/0
    *
  `).place('commander', 'c4');

  test('on the next turn only the named tile can be placed, and after it any again (A-7)', () => {
    expect(placed.asks).toBe('red commander: knight, roc, mage, pass');
    const forced = placed.choose('knight');
    expect(toPlace(forced)).toEqual(['knight']);
    expect(toPlace(forced.place('knight', 'd3').place('bard', 'c5'))).toEqual(['roc', 'mage']);
  });

  test('declined, the opponent chooses freely', () => {
    expect(toPlace(placed.pass())).toEqual(['knight', 'roc', 'mage']);
  });

  test('the ability of the forced tile stays with its player, who may decline it', () => {
    const roc = placed.choose('roc').place('roc', 'd3');
    expect(roc.asks).toBe('blue roc: commander, pass');
    expect(roc.choose('commander').owner('commander')).toBe('blue');
  });

  test('an empty hand cannot be commanded', () => {
    const alone = scene(`
      match: asgard asgard
      red hand: commander 0/0/0/0, bard
      *
    `).place('commander', 'c4');
    expect(alone.asks).toMatch(/^red placement/);
  });

  test('the two tiles drawn under Yggdrasil are no hand (A-15)', () => {
    const drawn = scene(`
      match: asgard yggdrasil
      placements left: 3 : 3
      looking: commander 0/0/0/0, bard
      *
    `).place('commander', 'c4');
    expect(drawn.asks).toMatch(/^blue placement/);
  });

  test('a tile that may not be placed cannot be forced: the ban wins (T-23)', () => {
    const banned = scene(`
      match: asgard asgard
      red hand: commander 0/0/0/0
      blue hand: knight, roc
      lasting: [{"kind":"ban","by":12,"seat":1,"tile":51}]
      *
    `)
      .place('commander', 'c4')
      .choose('knight');
    expect(toPlace(banned)).toEqual(['roc']);
  });

  test('the command holds though Commander is flipped immediately (T-22)', () => {
    const flipped = scene(`
      match: asgard asgard
      red hand: commander 0/0/0/0
      blue hand: knight, roc
      red minotaur 0/0/0/0  .  *
    `)
      .place('commander', 'c4')
      .choose('roc');
    expect(flipped.owner('commander')).toBe('blue');
    expect(toPlace(flipped)).toEqual(['roc']);
  });
});
