import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import { olympus } from '@swordtable/games/tile-battle/rules';
import { scene } from '@swordtable/games/tile-battle/scene/scene';
import { expect, test } from 'vitest';
import { outlookOf } from './preview.ts';

test('a tile that flips for others is told, and for which', () => {
  const before = scene('red hand: hercules 9/9/9/9\nblue perseus 1/1/1/1  blue pandora 1/1/1/1  .\n.  *  .');
  const after = before.place('hercules', 'e3');
  const view = olympus.view(after.state, 0);
  const { instead, flips } = outlookOf(olympus.view(before.state, 0), { view, events: after.events, certain: true });
  expect(instead).toEqual([{ by: tileNamed('perseus'), tiles: [tileNamed('pandora')] }]);
  expect(flips).toEqual([tileNamed('perseus')]);
});
