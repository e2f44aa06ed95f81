import { printedTile } from '@swordtable/games/tile-battle/catalog';
import type { Kind } from '@swordtable/games/tile-battle/hero/hero';
import type { Tile } from '@swordtable/games/tile-battle/tile';

/** Which way the top of a tile points. */
export const ARROWS = ['▲', '►', '▼', '◄'] as const;

/** A name in a number of columns: whole, without its third word, with its first word as an initial, or cut. */
export const shortName = (tile: Tile, width: number): string => {
  const { name } = printedTile(tile);
  const [first = '', second] = name.split(' ');
  const shorter = second === undefined ? [] : [`${first} ${second}`, `${first[0]}. ${second}`];
  return [name, ...shorter].find((text) => text.length <= width) ?? (shorter.at(-1) ?? name).slice(0, width);
};

/** The numbers of an upright tile as they are turned: north, east, south, west of the board. */
export const turned = (numbers: readonly number[], turns: number): readonly number[] =>
  numbers.map((_, side) => numbers[(side - turns + 4) & 3] as number);

export const KIND_SIGNS: Readonly<Record<Kind, string>> = { mandatory: 'M', optional: 'O', continuous: 'C', 'end-of-round': 'E' };
