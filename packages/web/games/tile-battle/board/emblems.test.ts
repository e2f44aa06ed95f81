import { CATALOG } from '@swordtable/games/tile-battle/catalog';
import { TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import { expect, test } from 'vitest';
import map from '../../../kit/icons/icon-map.json' with { type: 'json' };
import { heroIcon, terrainIcon } from './emblems.ts';

const names = new Set(Object.entries(map).flatMap(([set, icons]) => Object.keys(icons).map((icon) => `${set}/${icon}`)));

test('every hero and every terrain has an emblem', () => {
  const wanted = [...CATALOG.map(({ tile }) => heroIcon(tile)), ...TERRAINS.map(({ id }) => terrainIcon(id))];
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});
