import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import { cellNamed } from '@swordtable/games/tile-battle/field/coordinates';
import { scene } from '@swordtable/games/tile-battle/scene/scene';
import { TERRAIN } from '@swordtable/games/tile-battle/tile';
import { expect, test } from 'vitest';
import { EMPTY_HANDED, flip, letGo, remove, rotate, takeHero, tapCell } from './tool.ts';

const hero = (id: string): number => tileNamed(id) ?? -1;
const cell = (name: string): number => cellNamed(name) ?? -1;
const { state } = scene('blue hand: jason\nblue hydra>  *');

test('a hero is taken up and put down, rotated and in its color', () => {
  const taken = takeHero(EMPTY_HANDED, hero('zeus')).tool;
  const turned = flip(rotate(taken, state, -1).tool, state).tool;
  const { tool, edit } = tapCell(turned, state, cell('d3'));
  expect(edit).toEqual({ edit: 'put', tile: hero('zeus'), cell: cell('d3'), owner: 1, turns: 3 });
  expect(tool).toEqual({ owner: 1, turns: 0, selected: hero('zeus'), isNew: true });
  // The next cell waits for another hero; to move this one, it is tapped first.
  expect(tapCell(tool, state, cell('d5')).tool.target).toBe(cell('d5'));
  expect(takeHero(taken, hero('zeus')).tool).toEqual(EMPTY_HANDED);
});

test('nothing is put on the terrain, and another hero makes room', () => {
  const taken = takeHero(EMPTY_HANDED, hero('zeus')).tool;
  expect(tapCell(taken, state, cell('d4'))).toEqual({ tool: taken });
  expect(tapCell(taken, state, cell('c4')).edit).toMatchObject({ edit: 'put', cell: cell('c4') });
});

test('a cell can wait for the hero instead', () => {
  const waiting = tapCell(EMPTY_HANDED, state, cell('d3')).tool;
  expect(waiting.target).toBe(cell('d3'));
  expect(takeHero(waiting, hero('zeus')).edit).toMatchObject({ edit: 'put', tile: hero('zeus'), cell: cell('d3') });
  expect(tapCell(waiting, state, cell('d3')).tool).toEqual(EMPTY_HANDED);
});

test('what lies there is selected, moved, rotated, flipped, and removed', () => {
  const { tool } = tapCell(EMPTY_HANDED, state, cell('c4'));
  const tile = hero('hydra');
  expect(tool.selected).toBe(tile);
  expect(tapCell(tool, state, cell('d3')).edit).toEqual({ edit: 'put', tile, cell: cell('d3'), owner: 1, turns: 1 });
  expect(rotate(tool, state, 1).edit).toEqual({ edit: 'rotate', tile, by: 1 });
  expect(flip(tool, state).edit).toEqual({ edit: 'flip', tile });
  expect(remove(tool)).toEqual({ tool: EMPTY_HANDED, edit: { edit: 'remove', tile } });
  expect(tapCell(tool, state, cell('c4')).tool).toEqual(letGo(tool));
});

test('the terrain moves, but never goes', () => {
  const { tool } = tapCell(EMPTY_HANDED, state, cell('d4'));
  expect(tool.selected).toBe(TERRAIN);
  expect(tapCell(tool, state, cell('d5')).edit).toEqual({ edit: 'move terrain', cell: cell('d5') });
  expect(remove(tool).edit).toBeUndefined();
  expect(rotate(tool, state, 1).edit).toBeUndefined();
});

test('a hand takes heroes until it is let go of, and gives them in its color', () => {
  const into = { ...EMPTY_HANDED, into: 1 };
  expect(takeHero(into, hero('zeus'))).toEqual({ tool: into, edit: { edit: 'hand', tile: hero('zeus'), seat: 1 } });
  const held = { ...EMPTY_HANDED, selected: hero('jason') };
  expect(tapCell(held, state, cell('d3')).edit).toMatchObject({ tile: hero('jason'), owner: 1, turns: 0 });
});
