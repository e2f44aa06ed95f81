import { fail } from '../../scenes/lines.ts';
import { type Cell, FORGE, GEMS, TILES, type Tile } from '../pieces/pieces.ts';
import { SIDES, type Sword } from '../pieces/sword.ts';

/** Every tile by its first letter, no two of which are the same; the forge is a star. */
const letterOf = (cell: Cell): string => (cell === FORGE ? '*' : cell.slice(0, 1));

export const written = (cells: readonly Cell[]): string => cells.map(letterOf).join('');

/** Tiles as they are written, blanks between them as one likes. */
export const tilesFrom = (text: string): readonly Tile[] =>
  [...text.replace(/\s/g, '')].map((letter) => {
    const tile = TILES.find((each) => letterOf(each) === letter);
    return tile ?? fail(`There is no tile "${letter}".`);
  });

/** A sword: its guards, then the four sides from the foot up, `rd: rr / s / ee / b`. */
export const writtenSword = ({ guards, sides }: Sword): string => `${written(guards)}: ${sides.map(written).join(' / ')}`;

export const swordFrom = (text: string): Sword => {
  const [guards = '', sides = ''] = text.split(':');
  const [one, other, ...more] = tilesFrom(guards).map((tile) => GEMS.find((gem) => gem === tile));
  if (one === undefined || other === undefined || more.length > 0) return fail(`"${text}" needs two guards.`);
  const rows = sides.split('/');
  return { guards: [one, other], sides: SIDES.map((side) => tilesFrom(rows[side] ?? '')) };
};
