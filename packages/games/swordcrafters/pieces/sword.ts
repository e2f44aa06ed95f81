import type { Gem, Tile } from './pieces.ts';

/** The four sides of the blade, in the order in which they lie round it. */
export const SIDES: readonly number[] = [0, 1, 2, 3];
export type Side = number;

/** The guards are at the base of the first and third sides (S-3). */
export const GUARDED: readonly Side[] = [0, 2];

/** A sword: on each side its tiles from the foot up, without the guards. Never changed in place, so copies share it. */
export interface Sword {
  readonly guards: readonly [Gem, Gem];
  readonly sides: readonly (readonly Tile[])[];
}

export const newSword = (guards: readonly [Gem, Gem]): Sword => ({ guards, sides: SIDES.map(() => []) });

/** All that lies on a side from the foot up, its guard included. */
export const sideOf = ({ guards, sides }: Sword, side: Side): readonly Tile[] => {
  const guard = guards[GUARDED.indexOf(side)];
  const tiles = sides[side] ?? [];
  return guard === undefined ? tiles : [guard, ...tiles];
};

/** No open spaces: a tile goes on a side that is not longer than the shortest (S-4). Guards do not count (S-19). */
export const openSides = ({ sides }: Sword): readonly Side[] => {
  let shortest = Number.POSITIVE_INFINITY;
  for (const { length } of sides) if (length < shortest) shortest = length;
  const open: Side[] = [];
  for (let side = 0; side < sides.length; side++) if (sides[side]?.length === shortest) open.push(side);
  return open;
};

export const built = ({ guards, sides }: Sword, tile: Tile, side: Side): Sword => {
  const tiles = sides[side]?.slice() ?? [];
  tiles.push(tile);
  const grown = sides.slice();
  grown[side] = tiles;
  return { guards, sides: grown };
};

/** The tile at the top of a side, or its guard; a blank where there is neither. */
export const topOf = ({ guards, sides }: Sword, side: Side): Tile => sides[side]?.at(-1) ?? guards[GUARDED.indexOf(side)] ?? 'blank';

export const lengthOf = ({ sides }: Sword): number => sides.reduce((sum, { length }) => sum + length, 0);

/** The longest run of one gem on a side; a single gem is none, and a blank breaks one (S-13). */
export const runOn = (sword: Sword, side: Side): number => {
  let [best, run, before] = [0, 0, 'blank' as Tile];
  for (const tile of sideOf(sword, side)) {
    run = tile === 'blank' ? 0 : tile === before ? run + 1 : 1;
    before = tile;
    if (run > best) best = run;
  }
  return best > 1 ? best : 0;
};

/** How many of each gem a sword has on all sides, the guards included (S-3). */
export const gemsOn = (sword: Sword): Readonly<Record<Gem, number>> => {
  const counts = { ruby: 0, sapphire: 0, emerald: 0, topaz: 0, amethyst: 0, diamond: 0 };
  for (const gem of sword.guards) counts[gem]++;
  for (const side of sword.sides) for (const tile of side) if (tile !== 'blank') counts[tile]++;
  return counts;
};
