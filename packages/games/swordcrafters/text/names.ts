import { list, plural } from '../../grammar.ts';
import { type Face, type Magic, type Method, sortedTiles, type Tile } from '../pieces/pieces.ts';
import type { Phase } from '../state.ts';
import { countEach } from './count.ts';
import type { SwordTexts } from './texts.ts';

const MANY: Readonly<Record<Tile, string>> = {
  ruby: 'rubies',
  sapphire: 'sapphires',
  emerald: 'emeralds',
  topaz: 'topazes',
  amethyst: 'amethysts',
  diamond: 'diamonds',
  blank: 'blanks',
};

const METHODS: Readonly<Record<Method, readonly [name: string, text: string]>> = {
  most: ['Most', 'Count all gems of the colors shown. Most is best.'],
  least: ['Fewest', 'Count all gems of the colors shown. Fewest is best, even none.'],
  pairs: ['Most pairs', 'Count pairs of one gem of each color. Most is best.'],
  triads: ['Most triads', 'Count triads of one gem of each of the three colors. Most is best.'],
  difference: ['Largest difference', 'Count how many more gems you have of one color than of the other. Most is best.'],
};

const FACES: Readonly<Record<Face, string>> = { beginner: 'Beginner', intermediate: 'Intermediate' };
const PHASES: Readonly<Record<Phase, string>> = { slice: 'Slice', select: 'Select', craft: 'Craft', over: 'Scoring' };
const PLACES: readonly string[] = ['', '1st', '2nd', '3rd'];

/** One tile, as something to take or add. */
export const aTile = (tile: Tile): string => {
  if (tile === 'blank') return 'a blank tile';
  return `${tile === 'emerald' || tile === 'amethyst' ? 'an' : 'a'} ${tile}`;
};

const counted = (count: number, tile: Tile): string => plural(count, tile, MANY[tile]);
const points = (each: number): string => plural(each, 'point');
const place = (at: number): string => PLACES[at] ?? `${at}th`;

const magicTitle = ({ method, gems }: Magic): string => {
  switch (method) {
    case 'most':
      return `Most ${list(gems.map((gem) => MANY[gem]))}`;
    case 'least':
      return `Fewest ${list(gems.map((gem) => MANY[gem]))}`;
    case 'pairs':
      return `Pairs of ${list(gems)}`;
    case 'triads':
      return `Triads of ${list(gems)}`;
    case 'difference':
      return `Difference of ${list(gems)}`;
  }
};

/** The names and texts of the pieces, in English. */
export const names: Omit<SwordTexts, 'sentence'> = {
  gem: (gem) => gem,
  counted,
  cell: (cell) => cell,
  tiles: (tiles) => (tiles.length === 0 ? 'no tiles' : list(countEach(sortedTiles(tiles)).map(([tile, count]) => counted(count, tile)))),
  tileName: (tile) => `${tile} tile`,
  tileTitle: 'Sword tile',
  tileText: (tile) =>
    tile === 'blank'
      ? 'Adds length like any tile, but breaks a run and doesn’t count for magic.'
      : `Adjacent ${MANY[tile]} on one side form a run. Each one counts for magic.`,
  guard: (gem) => `Guard with ${aTile(gem)}`,
  guardTitle: 'Base of a sword',
  guardText: 'Sits at the base of side 1 or side 3. Its gem can start a run and counts for magic, but adds no length.',
  forge: {
    name: 'Forge',
    title: 'Part of every grid',
    text: 'Not a sword tile. Take the group with the forge to be first player next round.',
  },
  method: (method) => METHODS[method][0],
  methodText: (method) => METHODS[method][1],
  magicTitle,
  magicText: ({ method, points: won }) =>
    `${METHODS[method][1]} ${list(won.map((each, at) => `${place(at + 1)} place: ${points(each)}`))}.`,
  face: (face) => FACES[face],
  phase: (phase) => PHASES[phase],
  side: (side) => `Side ${side + 1}`,
  sword: (on) => (on === 0 ? 'first sword' : 'second sword'),
  place,
  points,
  tileCount: (count) => plural(count, 'tile'),
  cut: (cut) => (cut === 'H' ? 'across' : 'down'),
  smith: ({ name }) => name,
  soloTitle: 'Solo card',
  soloText: ({ cuts, length, runs }) =>
    `As an opponent: ${plural(length, 'tile')}, best runs ${runs.join(', ')}. As a round’s card: cut ${list(cuts.map((cut) => names.cut(cut)))}.`,
  list,
};
