import { open, optionAt, randomBelow, randomFrom, submit } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { asgard, olympus } from '../rules.ts';
import { scene } from '../scene/scene.ts';
import { words } from '../text/words.ts';
import { type View, viewOrigin } from '../view/view.ts';
import { CENTER, columnOf, rowOf } from './cells.ts';
import { cellHere, cellName, cellNamed, columnName, HOME, rowName } from './coordinates.ts';

/** Four tiles above the terrain, and one to the left of it. */
const TALL = `
  red hand: jason
  .           red zeus
  .           red hera
  .           blue hydra
  red apollo  *
`;
/** The terrain at the right end of a row of four. */
const WIDE = 'red hand: jason\nred zeus  red hera  blue hydra  *';

describe('Names of cells', () => {
  test('the first tile is d4, and a name is read back wherever the field lies', () => {
    expect(cellName(CENTER, HOME)).toBe('d4');
    for (const name of ['d4', 'a1', 'h8', 'd0', 'z4', 'z0', 'i9']) {
      const cell = cellNamed(name) ?? -1;
      expect(cellName(cell, { row: Number(name.slice(1)) - 1, column: 'abcdefghi'.indexOf(name[0] ?? '') })).toBe(name);
    }
    for (const name of ['d', '4', 'd4x', 'm4', 'd13', 'd-9', '']) expect(cellNamed(name)).toBeUndefined();
  });

  test('the row above 1 is 0, and the column left of a is z, on the board and in words', () => {
    const up = scene(TALL).place('jason', 'd0');
    expect(up.cell('jason')).toBe('d0');
    expect(up.log).toContain('Red places Jason on d0.');
    expect(up.text).toContain('board c0:');
    expect(up.text).toContain('margins: 0 open');
    expect(scene(up.text).hash).toBe(up.hash);
    const left = scene(WIDE).place('jason', 'z4');
    expect(left.log).toContain('Red places Jason on z4.');
    expect(left.text).toMatch(/margins: open z[\s\S]*board z4:/);
    expect(scene(left.text).hash).toBe(left.hash);
  });

  test('an answer, a row, and a column have the same names', () => {
    const { state } = scene(TALL).place('jason', 'd0');
    const view = olympus.view(state, 0);
    const [jason] = view.board.slice(-1);
    expect(words.action({ tile: jason?.tile ?? 0, cell: jason?.cell ?? 0, turns: 0 }, view)).toBe('Jason on d0');
    expect(words.message?.({ say: 'lineTitle', with: [{ row: rowOf(jason?.cell ?? 0) }, 1] }, view)).toBe('Why 1 point for row 0?');
    expect(words.message?.({ say: 'notHere', with: [{ cell: jason?.cell ?? 0 }] }, view)).toBe('Why not d0?');
    expect(words.event({ what: 'lines', round: 1, lines: [{ line: 'row', at: 8, tiles: [2, 0], points: [1, 0] }] }, view)).toBe(
      'Rows and columns: Red 1 (row 0: 2 tiles for 1); Blue 0.',
    );
  });

  test('a name of another field is not taken for one of this', () => {
    const origin = viewOrigin(olympus.view(scene(TALL).state, 0));
    expect(cellHere('d0', origin)).toBe(cellNamed('d8'));
    expect(cellHere('d8', origin)).toBeUndefined();
  });
});

const nameOf = (view: View, tile: number): string =>
  cellName(view.board.find((lying) => lying.tile === tile)?.cell ?? -1, viewOrigin(view));

test.each([
  [olympus, {}],
  [asgard, { mixed: true }],
  [asgard, { terrain: 'none' }],
])('a tile keeps the name of its cell until it moves, and rows and columns are counted without a gap (%#)', (game, options) => {
  for (let seed = 0; seed < 4; seed++) {
    const rng = randomFrom(`coordinates ${seed}`);
    const opened = open(game, 2, options, `coordinates ${seed}`);
    if (!opened.ok) throw new Error(opened.refusal.sentence);
    let { position } = opened.value;
    for (;;) {
      const decision = position.decisions[0];
      if (decision === undefined) break;
      const reply = submit(game, position, decision.seat, optionAt(decision.options, randomBelow(rng, decision.options.length)));
      if (!reply.ok) throw new Error(reply.refusal.sentence);
      const [before, after] = [game.view(position.state, undefined), game.view(reply.value.position.state, undefined)];
      position = reply.value.position;
      const stayed = before.board.filter(({ tile, cell }) => after.board.some((lying) => lying.tile === tile && lying.cell === cell));
      expect(stayed.map(({ tile }) => nameOf(after, tile))).toEqual(stayed.map(({ tile }) => nameOf(before, tile)));
      const origin = viewOrigin(after);
      const rows = after.board.map(({ cell }) => Number(rowName(rowOf(cell), origin)));
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(after.board.length === 0 ? 0 : 5);
      expect(after.board.every(({ cell }) => /^[a-iz]$/.test(columnName(columnOf(cell), origin)))).toBe(true);
    }
  }
});
