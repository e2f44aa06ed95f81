import { describe, expect, test } from 'vitest';
import { cutsOf, parts } from '../pieces/grid.ts';
import { sortedTiles } from '../pieces/pieces.ts';
import { type Scene, scene } from '../scene/scene.ts';
import { smithAt } from '../state.ts';
import { written } from '../text/notation.ts';

const TWO = ['rs:', 'ea:'];
const THREE = ['rs:', 'ea:', 'td:'];
const GRID = 'rset adr srea';
const slicing = (groups = '1111 1111 1111', first = 0): Scene => scene({ phase: 'slice', swords: THREE, grid: GRID, groups, first });
const selecting = (groups: string, first = 0, swords: readonly string[] = THREE): Scene =>
  scene({ phase: 'select', swords, grid: GRID, groups, first });
const asked = ({ position }: Scene): number | undefined => position.decisions[0]?.seat;

describe('Slice', () => {
  test('S-7: the whole grid is one group, and every line between its rows and its columns can be cut', () => {
    expect(slicing().asks).toBe('A slice: cut 1 H1, cut 1 H2, cut 1 V1, cut 1 V2, cut 1 V3');
  });

  test('S-7: any group can be cut, even one that was just made, but never two with one cut', () => {
    const second = slicing().play('cut 1 H1');
    expect(second.asks).toBe('B slice: cut 1 V1, cut 1 V2, cut 1 V3, cut 2 H1, cut 2 V1, cut 2 V2, cut 2 V3');
    expect(second.play('cut 2 V2').state.groups).toEqual([
      { row: 0, column: 0, rows: 1, columns: 4 },
      { row: 1, column: 0, rows: 2, columns: 2 },
      { row: 1, column: 2, rows: 2, columns: 2 },
    ]);
  });

  test('S-7: a group of one cell cannot be cut', () => {
    expect(slicing('1233 1233 1233').play('cut 1 H1').options).not.toContain('cut 1 H1');
    expect(slicing('1234 1234 1234').options.every((option) => option.includes(' H'))).toBe(true);
    expect(cutsOf({ row: 2, column: 3, rows: 1, columns: 1 })).toEqual([]);
  });

  test('S-7: a cut makes exactly two rectangles, which are together what was cut', () => {
    for (let rows = 1; rows <= 4; rows++) {
      for (let columns = 1; columns <= 4; columns++) {
        const group = { row: 4 - rows, column: 4 - columns, rows, columns };
        expect(cutsOf(group)).toHaveLength(rows + columns - 2);
        for (const cut of cutsOf(group)) {
          const made = parts(group, cut);
          const cells = made.flatMap((part) =>
            Array.from({ length: part.rows * part.columns }, (_, at) => [
              part.row + Math.floor(at / part.columns),
              part.column + (at % part.columns),
            ]),
          );
          expect(cells).toHaveLength(rows * columns);
          expect(new Set(cells.map(String)).size).toBe(rows * columns);
          expect(cells.every(([row = 0, column = 0]) => row >= group.row && row < 4 && column >= group.column && column < 4)).toBe(true);
          expect(made.every((part) => part.rows * part.columns > 0)).toBe(true);
        }
      }
    }
  });

  test('S-7: everybody cuts once, from the first player clockwise, and then the first player selects', () => {
    const turns = slicing(undefined, 1);
    expect(turns.asks).toMatch(/^B slice/);
    expect(turns.play('cut 1 H1').asks).toMatch(/^C slice/);
    expect(turns.play('cut 1 H1', 'cut 1 V1').asks).toMatch(/^A slice/);
    const done = turns.play('cut 1 H1', 'cut 1 V1', 'cut 2 V1');
    expect(done.asks).toBe('B select: take 1, take 2, take 3, take 4');
    expect(done.state.phase).toBe('select');
  });

  test('S-7: the forge can be cut free of all tiles', () => {
    const freed = scene({ phase: 'slice', swords: TWO, grid: GRID, groups: '1122 1122 1122' }).play('cut 2 V1', 'cut 2 H1', 'cut 3 H1');
    expect(freed.state.groups[2]).toEqual({ row: 1, column: 2, rows: 1, columns: 1 });
    expect(freed.told('sliced').at(-1)).toMatchObject({ tiles: [0, 1] });
  });
});

describe('Select', () => {
  test('S-8: from the first player clockwise each takes one, and the tiles are those of the group', () => {
    const turns = selecting('1123 1124 1124', 2);
    expect(turns.asks).toBe('C select: take 1, take 2, take 3, take 4');
    const first = turns.play('take 1');
    expect(first.asks).toBe('A select: take 1, take 2, take 3');
    expect(first.told('took')).toMatchObject([{ seat: 2, tiles: ['ruby', 'ruby', 'sapphire', 'sapphire', 'amethyst', 'diamond'] }]);
    const second = first.play('take 1', 'take 1');
    expect(second.told('took').map(({ seat, tiles, forge }) => [seat, written(tiles), forge])).toEqual([
      [0, 'ee', true],
      [1, 't', false],
    ]);
    expect(second.state.phase).toBe('craft');
  });

  test('S-8: what is left goes out of the game, and so does nothing else', () => {
    const begun = selecting('1123 1124 1124');
    const { state, told } = begun.play('take 1', 'take 1', 'take 1');
    expect(told('returned').map(({ tiles }) => written(tiles))).toEqual(['ra']);
    expect(state.gone).toEqual(sortedTiles([...begun.state.gone, 'ruby', 'amethyst']));
    expect([state.grid, state.groups]).toEqual([[], []]);
  });

  test.each([0, 1, 2])('S-8: seat %d took the forge and starts the next round', (taker) => {
    const forgeFirst = selecting('1123 1124 1124', (3 - taker) % 3);
    // No matter who starts, seat `taker` takes the group with the forge.
    let now = forgeFirst;
    for (let turn = 0; turn < 3; turn++) {
      const forgeAt = now.state.groups.findIndex(({ column, columns }) => column === 2 && columns === 1);
      const other = now.state.groups.findIndex((_, at) => at !== forgeAt);
      now = now.play(`take ${(asked(now) === taker ? forgeAt : other) + 1}`);
    }
    expect([now.state.first, now.state.active]).toEqual([taker, taker]);
    expect(now.told('first')).toEqual([{ what: 'first', seat: taker, byForge: true }]);
  });

  test.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('S-8: nobody took the forge: the token goes from seat %d clockwise to seat %d', (first, then) => {
    const { state, told } = selecting('1123 1124 1124', first).play('take 1', 'take 2', 'take 2');
    expect(state.first).toBe(then);
    expect(told('first')).toEqual([{ what: 'first', seat: then, byForge: false }]);
    expect(told('returned').map(({ tiles }) => written(tiles))).toEqual(['ee']);
  });

  test('R-1: a player who takes the forge alone adds nothing, is not asked, and starts the next round', () => {
    const begun = scene({ phase: 'select', swords: [...THREE, 'rs:'], grid: `${GRID} tttd`, groups: '1122 1134 1154 1154' });
    const taken = begun.play('take 3', 'take 1', 'take 1', 'take 1');
    expect(taken.told('took')[0]).toMatchObject({ seat: 0, tiles: [], forge: true });
    expect(taken.position.decisions.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(taken.state.first).toBe(0);
    expect(smithAt(taken.state, 0)).toMatchObject({ taken: [[]], left: [[]] });
  });

  test('R-1: with another group, its tiles are added', () => {
    const taken = scene({ phase: 'select', swords: TWO, grid: GRID, groups: '1122 1134 1154' }).play(
      'take 3',
      'take 1',
      'take 1',
      'take 1',
    );
    expect(smithAt(taken.state, 0)).toMatchObject({ taken: [[], ['emerald', 'topaz']], left: [['emerald', 'topaz']] });
    expect(taken.state.first).toBe(0);
  });
});

describe('Two players', () => {
  const two = (first = 0): Scene => scene({ phase: 'slice', swords: TWO, grid: GRID, groups: '1111 1111 1111', first });

  test.each([0, 1])('S-10: cut and select twice each, in turns, from seat %d', (first) => {
    let now = two(first);
    const seats: (number | undefined)[] = [];
    while (now.state.phase !== 'craft') {
      seats.push(asked(now));
      now = now.play(now.options[0] as string);
    }
    const other = 1 - first;
    expect(seats).toEqual([first, other, first, other, first, other, first, other]);
    expect(now.state.smiths.map(({ taken }) => taken.length)).toEqual([2, 2]);
  });

  test('R-8: both groups of a round are built into the one sword as if they were one', () => {
    const now = scene({ phase: 'craft', swords: ['rs:', 'ea:'], taken: ['rs | er', 't'] });
    expect(smithAt(now.state, 0).left).toEqual([['ruby', 'ruby', 'sapphire', 'emerald']]);
    expect(now.play('A: e 1', 'A: r 2').swords(0)).toEqual(['rs:  /  /  / ']);
  });
});

describe('Six rounds', () => {
  test('S-11: after the last crafting of round 5 another grid is laid, after that of round 6 all is scored', () => {
    const crafting = (round: number): Scene => scene({ phase: 'craft', swords: THREE, taken: ['r', 's', 'e'], round });
    const [fifth, sixth] = [5, 6].map((round) => crafting(round).play('A: r 1', 'B: s 1', 'C: e 1')) as [Scene, Scene];
    expect(fifth.state).toMatchObject({ round: 6, phase: 'slice' });
    expect(fifth.told('round')).toHaveLength(1);
    expect(sixth.state).toMatchObject({ round: 6, phase: 'over' });
    expect(sixth.position.decisions).toEqual([]);
    expect(sixth.told('over')).toHaveLength(1);
  });

  test('S-8: the next round begins with the first player, no matter who was asked last', () => {
    const next = scene({ phase: 'craft', swords: THREE, taken: ['r', 's', 'e'], first: 2 }).play('C: e 1', 'A: r 1', 'B: s 1');
    expect(next.asks).toMatch(/^C slice/);
  });
});
