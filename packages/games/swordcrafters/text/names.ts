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
  most: ['Most', 'All gems of the colors shown are added up. The more, the better.'],
  least: ['Least', 'All gems of the colors shown are added up. The fewer, the better, and none at all is best.'],
  pairs: ['Most pairs', 'A pair is one gem of each of the two colors. The rarer color says how many there are.'],
  triads: ['Most triads', 'A triad is one gem of each of the three colors. The rarest color says how many there are.'],
  difference: ['Largest difference', 'How many more there are of one color than of the other, whichever is ahead.'],
};

const FACES: Readonly<Record<Face, string>> = { beginner: 'Beginner', intermediate: 'Intermediate' };
const PHASES: Readonly<Record<Phase, string>> = { slice: 'Slice', select: 'Select', craft: 'Craft', over: 'Scoring' };
const PLACES: readonly string[] = ['', '1st', '2nd', '3rd'];

/** One tile, as something that one takes or builds. */
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
      ? 'Adds to the length like any tile, but it breaks a run and counts for no magic.'
      : `Several ${MANY[tile]} one above the other on a side make a run. Every one counts for magic.`,
  guard: (gem) => `Guard with ${aTile(gem)}`,
  guardTitle: 'At the foot of a sword',
  guardText: 'Stands at the foot of side 1 or side 3. Its gem can begin a run and counts for magic; the guard adds nothing to the length.',
  forge: {
    name: 'Forge',
    title: 'In the grid of every round',
    text: 'No tile for a sword. Whoever takes the group it lies in has the first player token in the next round.',
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
    `As an opponent: ${plural(length, 'tile')}, best runs ${runs.join(', ')}. In a round: cut ${list(cuts.map((cut) => names.cut(cut)))}.`,
  list,
};
