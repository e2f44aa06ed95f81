import { laidOut, rowsFor, tilesFor } from '@swordtable/games/swordcrafters/pieces/grid';
import type { Magic, Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import { swordcrafters as game } from '@swordtable/games/swordcrafters/rules';
import { type State, smithAt } from '@swordtable/games/swordcrafters/state';
import { type MatchOptions, randomFrom } from '@swordtable/kernel';

const OPTIONS: MatchOptions = { magic: 'mixed', dual: false, lightweight: false, opponents: 4, pieces: null };
export const dealt = (seats: number, options: MatchOptions = {}): State =>
  game.setup(seats, { ...OPTIONS, ...options }, randomFrom('drawing'));

const GEMS: Readonly<Record<string, Tile>> = {
  R: 'ruby',
  S: 'sapphire',
  E: 'emerald',
  T: 'topaz',
  A: 'amethyst',
  D: 'diamond',
  '.': 'blank',
};
export const tiles = (letters: string): Tile[] => [...letters].map((letter) => GEMS[letter] as Tile);
/** A sword of a ruby and an emerald guard, each side from the foot up. */
export const sword = (...sides: readonly [string, string, string, string]): Sword => ({
  guards: ['ruby', 'emerald'],
  sides: sides.map(tiles),
});

const MAGIC: readonly Magic[] = [
  { method: 'most', gems: ['ruby'], points: [5, 3, 1] },
  { method: 'least', gems: ['topaz'], points: [5, 2] },
  { method: 'pairs', gems: ['ruby', 'emerald'], points: [6, 3, 1] },
];
export const withMagic = (s: State): State => ({ ...s, setting: { ...s.setting, magic: MAGIC } });

/** Three smiths in the third round, with fifteen of the tiles of the first two built in: two slices are made, and Sky is to make the third. */
export const slicing = (): State => {
  const s = withMagic(dealt(3));
  const groups = [
    { row: 0, column: 0, rows: 3, columns: 1 },
    { row: 0, column: 1, rows: 1, columns: 3 },
    { row: 1, column: 1, rows: 2, columns: 3 },
  ];
  Object.assign(s, {
    round: 3,
    first: 2,
    active: 1,
    bag: s.bag.slice(2 * tilesFor(rowsFor(3))),
    groups,
    agenda: [{ ask: 'slice', left: 1 }],
  });
  s.grid = laidOut(tiles('RRSETADD.ER'));
  Object.assign(smithAt(s, 0), { swords: [sword('RR', 'SS', '.', 'T')] });
  Object.assign(smithAt(s, 1), { swords: [sword('E', 'E', 'E', '')] });
  Object.assign(smithAt(s, 2), { swords: [{ ...sword('TT', 'TT', 'T', 'T'), guards: ['sapphire', 'diamond'] }] });
  return s;
};

/** Sky has built one of three tiles in. */
export const crafting = (): State => {
  const s = slicing();
  const done = { taken: [tiles('R')], bench: [sword('RRR', 'SS', '.', 'T')], left: [[]] };
  Object.assign(s, { phase: 'craft', forge: 1, first: 1, grid: [], groups: [], agenda: [{ ask: 'craft' }] });
  Object.assign(smithAt(s, 0), { ...done });
  Object.assign(smithAt(s, 1), { taken: [tiles('REE')], bench: [sword('E', 'E', 'E', 'E')], left: [tiles('RE')] });
  Object.assign(smithAt(s, 2), { taken: [tiles('DD')], bench: smithAt(s, 2).swords, left: [tiles('DD')] });
  return s;
};
