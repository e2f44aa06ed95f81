import { randomBelow, randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { CATALOG, tileNamed } from '../catalog.ts';
import { cellNamed } from '../field/coordinates.ts';
import { olympus } from '../rules.ts';
import type { State } from '../state.ts';
import { briefScene } from './brief.ts';
import { type Edit, edited } from './edit.ts';
import { readScene } from './read.ts';
import { scene } from './scene.ts';

const hero = (id: string): number => tileNamed(id) ?? -1;
const cell = (name: string): number => cellNamed(name) ?? -1;
const put = (id: string, at: string, owner = 0, turns = 0): Edit => ({ edit: 'put', tile: hero(id), cell: cell(at), owner, turns });
const from = (text: string, ...edits: readonly Edit[]): State => edits.reduce(edited, scene(text).state);

describe('A position set up by hand', () => {
  test('is the same as the one that is written down', () => {
    const set = from('', put('hydra', 'd3', 1, 1), { edit: 'hand', tile: hero('jason'), seat: 0 }, { edit: 'to move', seat: 1 });
    expect(set).toEqual(scene('to move: blue\nred hand: jason\nplaced this round: hydra\nblue hydra>\n*').state);
  });

  test('a hero is in one place only, and what it covers goes back into the deck', () => {
    const set = from('red hand: jason\nred athlete  *', put('jason', 'c4', 1));
    expect(set.hands).toEqual([[], []]);
    expect(set.field).toEqual([hero('jason')]);
    expect(set.deck).toContain(hero('athlete'));
    expect(olympus.faults(set)).toEqual([]);
  });

  test('heroes rotate, flip, change their numbers, move, and go', () => {
    const tile = hero('hydra');
    const turned = from(
      'blue hydra  *',
      { edit: 'rotate', tile, by: -1 },
      { edit: 'flip', tile },
      { edit: 'number', tile, side: 2, value: 9 },
    );
    expect([turned.turnsOf[tile], turned.ownerOf[tile], turned.printed[tile * 4 + 2]]).toEqual([3, 0, 9]);
    expect(edited(turned, put('hydra', 'e4')).cellOf[tile]).toBe(cell('e4'));
    expect(edited(turned, { edit: 'remove', tile }).field).toEqual([]);
    expect(edited(turned, put('zeus', 'd4'))).toBe(turned);
  });

  test('the terrain brings its edition, and heroes of another stay while they lie somewhere', () => {
    const asgard = from('red hand: jason\n*', { edit: 'terrain', id: 'niflheim' });
    expect(asgard.setting).toMatchObject({ terrain: 'niflheim', flow: 'asgard', chains: true });
    expect(asgard.setting.heroes).toContain(hero('jason'));
    expect(asgard.setting.heroes).not.toContain(hero('zeus'));
    expect(edited(asgard, { edit: 'remove', tile: hero('jason') }).setting.heroes).not.toContain(hero('jason'));
    const none = edited(asgard, { edit: 'terrain', id: 'none' });
    expect(none.cellOf[0]).toBe(-1);
    expect(edited(none, { edit: 'terrain', id: 'tartarus' }).cellOf[0]).toBe(cell('d4'));
    expect(edited(asgard, { edit: 'move terrain', cell: cell('e5') }).cellOf[0]).toBe(cell('e5'));
  });

  test('counts are set, and clearing keeps them', () => {
    const set = from(
      'red hand: jason\nred ajax  *',
      { edit: 'score', seat: 1, points: 7 },
      { edit: 'round', round: 2 },
      { edit: 'first', seat: 1 },
    );
    expect(edited(set, { edit: 'clear' })).toMatchObject({ score: [0, 7], round: 2, first: 1, field: [], hands: [[], []] });
  });

  test('an effect on a hand tile goes with the tile', () => {
    const ban = `lasting: [{"kind":"ban","by":1,"seat":0,"tile":${hero('jason')}}]\nred hand: jason\n*`;
    expect(from(ban, { edit: 'round', round: 2 }).lasting).toHaveLength(1);
    expect(from(ban, { edit: 'remove', tile: hero('jason') }).lasting).toEqual([]);
  });

  test('whatever is done, each tile is in one place, and the text reads as the same position', () => {
    const rng = randomFrom('edits');
    const any = (count: number): number => randomBelow(rng, count);
    const tile = (): number => CATALOG[any(CATALOG.length)]?.tile ?? 1;
    const near = (): number => cell(`${'bcdef'[any(5)]}${2 + any(5)}`);
    let set = scene('').state;
    for (let count = 0; count < 300; count++) {
      const edits: readonly Edit[] = [
        { edit: 'put', tile: tile(), cell: near(), owner: any(2), turns: any(4) },
        { edit: 'hand', tile: tile(), seat: any(2) },
        { edit: 'remove', tile: tile() },
        { edit: 'number', tile: tile(), side: any(4), value: any(10) },
        { edit: 'terrain', id: ['parthenon', 'ragnarok', 'none', 'asgard'][any(4)] ?? '' },
        { edit: 'move terrain', cell: near() },
      ];
      set = edited(set, edits[any(edits.length)] ?? { edit: 'clear' });
      const placed = olympus.faults(set).filter((fault) => !/connected|long|margin|too many/.test(fault));
      if (placed.length > 0) expect(placed).toEqual([]);
      if (count % 25 === 0) expect(readScene(briefScene(set))).toEqual({ ok: true, value: set });
    }
  });
});

test('a brief scene leaves out what a reader assumes', () => {
  const text = 'red hand: jason\n  blue hydra>\n  *';
  expect(briefScene(scene(text).state)).toBe(text);
});
