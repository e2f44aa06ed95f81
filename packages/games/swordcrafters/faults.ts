import { COLUMNS, hasForge, tilesIn } from './pieces/grid.ts';
import { type Cell, FORGE, TILES, type Tile } from './pieces/pieces.ts';
import { SIDES, type Sword } from './pieces/sword.ts';
import { isSolo, type Smith, type State } from './state.ts';

const isWhole = ({ sides }: Sword): boolean => {
  const lengths = sides.map(({ length }) => length);
  return sides.length === SIDES.length && Math.max(...lengths) - Math.min(...lengths) <= 1;
};

const tilesOn = (swords: readonly Sword[]): readonly Tile[] => swords.flatMap(({ sides }) => sides.flat());
/** Counted and not sorted: the laws ask at every step. */
const countsOf = (tiles: readonly Tile[]): ReadonlyMap<Tile, number> => {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
};
const alike = (some: readonly Tile[], others: readonly Tile[]): boolean => {
  const [one, other] = [countsOf(some), countsOf(others)];
  return some.length === others.length && TILES.every((tile) => one.get(tile) === other.get(tile));
};
const isInOrder = (tiles: readonly Tile[]): boolean => {
  const places = tiles.map((tile) => TILES.indexOf(tile));
  return places.every((place, at) => place >= (places[at - 1] ?? 0));
};

/**
 * Tiles that are missing or too many, of all tiles of a match: in the bag, in the grid, taken and not yet shown, in swords, or back in
 * the box. What is taken lies in the grid until the crafting begins, and in no sword that everybody sees before it is over.
 */
const countFaults = (s: State): readonly string[] => {
  const counted = new Map<Tile, number>();
  const count = (tiles: readonly Cell[]): void => {
    for (const tile of tiles) if (tile !== FORGE) counted.set(tile, (counted.get(tile) ?? 0) + 1);
  };
  for (const tiles of [s.bag, s.grid, s.gone]) count(tiles);
  for (const { swords, taken } of s.smiths) {
    for (const { sides } of swords) for (const tiles of sides) count(tiles);
    if (s.phase === 'craft') for (const tiles of taken) count(tiles);
  }
  return TILES.flatMap((tile) => {
    const found = counted.get(tile) ?? 0;
    return found === s.setting.tiles[tile] ? [] : [`There are ${found} of ${tile}.`];
  });
};

/** Swords with open spaces, or that are not what was built and taken. */
const smithFaults = ({ swords, bench, left, taken }: Smith, seat: number, perSmith: number): readonly string[] => {
  const found: string[] = [];
  if (swords.length !== perSmith || ![...swords, ...(bench ?? [])].every(isWhole)) found.push(`A sword of seat ${seat} has open spaces.`);
  if (bench === null) return found;
  const grewOn = bench.every(
    (sword, at) =>
      `${sword.guards}` === `${swords[at]?.guards}` &&
      sword.sides.every((tiles, side) => `${tiles.slice(0, swords[at]?.sides[side]?.length)}` === `${swords[at]?.sides[side]}`),
  );
  if (!grewOn || bench.length !== swords.length) found.push(`Seat ${seat} has changed what was built before.`);
  const waiting = left ?? taken;
  if (!alike([...tilesOn(bench), ...waiting.flat()], [...tilesOn(swords), ...taken.flat()]))
    found.push(`Seat ${seat} builds other tiles than those taken.`);
  return found;
};

/** Groups that overlap or that, with what was taken, do not make up the grid; alone one cuts away. */
const gridFaults = (s: State): readonly string[] => {
  const cells = s.groups.flatMap(({ row, column, rows, columns }) =>
    Array.from({ length: rows * columns }, (_, at) => (row + Math.floor(at / columns)) * COLUMNS + column + (at % columns)),
  );
  const fit = s.groups.every(({ column, columns }) => column + columns <= COLUMNS) && cells.every((cell) => cell < s.grid.length);
  if (!fit || new Set(cells).size !== cells.length) return ['The groups do not fit the grid.'];
  if (isSolo(s) || s.grid.length === 0) return [];
  const there = [...s.groups.flatMap((group) => tilesIn(s.grid, group)), ...s.smiths.flatMap(({ taken }) => taken.flat())];
  const laid = s.grid.filter((cell): cell is Tile => cell !== FORGE);
  const forges = s.groups.filter((group) => hasForge(s.grid, group)).length + (s.forge < 0 ? 0 : 1);
  return alike(there, laid) && forges === 1 ? [] : ['The groups do not make up the grid.'];
};

/** A smith is never changed in place: one that was found sound stays so, and the laws ask at every step. */
const sound: readonly WeakSet<Smith>[] = [new WeakSet(), new WeakSet()];

const newSmithFaults = (smith: Smith, seat: number, perSmith: number): readonly string[] => {
  if (sound[perSmith - 1]?.has(smith) === true) return [];
  const found = smithFaults(smith, seat, perSmith);
  if (found.length === 0) sound[perSmith - 1]?.add(smith);
  return found;
};

/** What is wrong with a state. */
export const faults = (s: State): readonly string[] => [
  ...countFaults(s),
  ...s.smiths.flatMap((smith, seat) => newSmithFaults(smith, seat, s.setting.dual ? 2 : 1)),
  ...gridFaults(s),
  ...(isInOrder(s.gone) ? [] : ['What went back to the box is out of order.']),
];
