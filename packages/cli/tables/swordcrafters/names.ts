import { list } from '@swordtable/games/grammar';
import type { Blade } from '@swordtable/games/swordcrafters/phases/scoring';
import { type Group, hasForge, tilesIn } from '@swordtable/games/swordcrafters/pieces/grid';
import { type Cell, FORGE, kindsOf, type Magic, type Method, sortedTiles, type Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import { words } from '@swordtable/games/swordcrafters/text/words';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { Look } from '../../screen/look.ts';
import { inNamedColor, SIGNS } from '../seats.ts';

/** What lies in one column of the terminal: gems by their first letters, so that they can be typed as they are read. */
export const LETTERS: Readonly<Record<Cell, string>> = {
  ruby: 'R',
  sapphire: 'S',
  emerald: 'E',
  topaz: 'T',
  amethyst: 'A',
  diamond: 'D',
  blank: '·',
  forge: '⚒',
};

export const inGemColor = (cell: Cell, text: string, { paint }: Look): string => {
  const paints: Readonly<Record<Cell, (text: string) => string>> = {
    ruby: paint.red,
    sapphire: paint.blue,
    emerald: paint.green,
    topaz: paint.yellow,
    amethyst: paint.magenta,
    diamond: paint.bold,
    blank: paint.dim,
    forge: paint.bold,
  };
  return paints[cell](text);
};

/** `ruby ×2, blank`, always in the same order. */
export const tilesText = (tiles: readonly Tile[]): string => {
  const sorted = sortedTiles(tiles);
  const kinds = kindsOf(sorted).map((kind) => {
    const times = sorted.filter((tile) => tile === kind).length;
    return `${kind}${times > 1 ? ` ×${times}` : ''}`;
  });
  return kinds.length === 0 ? 'nothing' : kinds.join(', ');
};

/** `ruby and the forge`; `ruby ×2, blank, and the forge`. */
export const withForge = (tiles: string): string => `${tiles}${tiles.includes(',') ? ',' : ''} and the ${FORGE}`;

/** What is in a group of the grid: `ruby ×2, blank, and the forge`. */
export const groupText = ({ grid }: Pick<View, 'grid'>, group: Group): string => {
  const tiles = tilesIn(grid, group);
  if (!hasForge(grid, group)) return tilesText(tiles);
  return tiles.length === 0 ? `the ${FORGE} alone` : withForge(tilesText(tiles));
};

const METHOD_WORDS: Readonly<Record<Method, (gems: string) => string>> = {
  most: (gems) => `most ${gems}`,
  least: (gems) => `least ${gems}`,
  pairs: (gems) => `most pairs of ${gems}`,
  triads: (gems) => `most triads of ${gems}`,
  difference: (gems) => `largest difference of ${gems}`,
};

/** `most ruby and emerald`. */
export const magicText = ({ method, gems }: Magic): string => METHOD_WORDS[method](list(gems));

/** How one sword is told from the others: a player's sign, and where players have two its number; a solo card by its name. */
export interface Owner {
  readonly seat: Blade['owner'];
  readonly name: string;
  readonly short: string;
}

/** The owners of all swords, in the order in which they are scored. */
export const ownersOf = ({ setting, smiths }: View): readonly Owner[] => [
  ...smiths.flatMap(({ swords }, seat) =>
    swords.map((_, on) => {
      const number = setting.dual ? ` ${on + 1}` : '';
      return { seat, name: `${SIGNS[seat as 0]} ${words.seat(seat)}${number}`, short: `${SIGNS[seat as 0]}${number.trim()}` };
    }),
  ),
  ...setting.opponents.map(({ name }) => ({ seat: -1 as const, name, short: name })),
];

export const inOwnColor = ({ seat }: Owner, text: string, look: Look): string => (seat < 0 ? text : inNamedColor(seat, text, look));
