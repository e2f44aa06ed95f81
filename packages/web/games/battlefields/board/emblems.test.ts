import { ACTIONS, WARRIORS } from '@swordtable/games/battlefields/cards/cards';
import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import { expect, test } from 'vitest';
import map from '../../../kit/icons/icon-map.json' with { type: 'json' };
import { cardIcon, landIcon } from './emblems.ts';

const names = new Set<string>(Object.entries(map).flatMap(([set, icons]) => Object.keys(icons).map((icon) => `${set}/${icon}`)));

test('every warrior, action and land has an emblem', () => {
  const wanted = [...[...WARRIORS, ...ACTIONS].map(cardIcon), ...CARDS.lands.map(landIcon)];
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

test('a kind of land that only a file of cards knows has the emblem of any land', () => {
  expect(landIcon({ kind: 'Volcano' })).toBe('battlefields/land-other');
  expect(names).toContain(landIcon({ kind: 'Volcano' }));
  expect(landIcon({ kind: 'TEMPLE' })).toBe('battlefields/land-temple');
});
