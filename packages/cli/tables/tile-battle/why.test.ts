import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import { cellNamed } from '@swordtable/games/tile-battle/field/coordinates';
import { olympus } from '@swordtable/games/tile-battle/rules';
import { scene } from '@swordtable/games/tile-battle/scene/scene';
import { expect, test } from 'vitest';
import { whyQuestion } from './why.ts';

const view = olympus.view(scene('red hand: jason\nblue hydra  *').state, 0);

test.each([
  ['jason', { hand: tileNamed('jason') }],
  ['hydra', { number: tileNamed('hydra') }],
  ['battle hydra', { battle: tileNamed('hydra') }],
  ['c4', { look: cellNamed('c4') }],
  ['score', { score: 0 }],
  ['score blue', { score: 1 }],
  ['row 3', { row: 2, seat: 0 }],
  ['column d', { column: 3, seat: 0 }],
  ['king', undefined],
  ['row 9', undefined],
  ['', undefined],
])('why %s', (text, question) => {
  expect(whyQuestion(text, { view, watcher: 0, events: [] })).toEqual(question);
});

test('what is asked is explained', () => {
  const known = { view, watcher: 0, events: [] };
  expect(olympus.explain?.(known, whyQuestion('hydra', known) ?? {})?.title).toEqual({
    say: 'numbersOf',
    with: [{ tile: tileNamed('hydra') }],
  });
});
