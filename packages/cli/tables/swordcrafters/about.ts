import { list, plural } from '@swordtable/games/grammar';
import { PIECES } from '@swordtable/games/swordcrafters/pieces/catalog';
import {
  FACES,
  GEMS,
  type Gem,
  type Magic,
  METHODS,
  type Method,
  type SoloCard,
  TILES,
  type Tile,
} from '@swordtable/games/swordcrafters/pieces/pieces';
import type { Look } from '../../screen/look.ts';
import { wrap } from '../../screen/text.ts';
import { magicText } from './names.ts';

/** How each method counts, in one sentence. */
const METHOD_TEXTS: Readonly<Record<Method, string>> = {
  most: 'Counts all gems of these colors, guards included. Most is best, and none scores nothing.',
  least: 'Counts all gems of these colors, guards included. Fewest is best, even none.',
  pairs: 'Counts pairs of one gem of each color. Most is best.',
  triads: 'Counts triads of one gem of each color. Most is best.',
  difference: 'Counts how many more gems there are of one color than of the other. Most is best, and no difference scores nothing.',
};
const TIES = 'Tied swords divide the points of their places equally, rounded down.';

interface Entry {
  readonly name: string;
  readonly lines: readonly string[];
  readonly rulings: string;
}

const pointsText = ({ points }: Magic): string =>
  `${points.join(', ')} for the first ${points.length === 1 ? 'place' : `${points.length} places`}`;

const faceOf = (card: number, at: number): Magic => (PIECES.magic[card] as (typeof PIECES.magic)[number])[FACES[at] as 'beginner'];

/** A face of a magic card, and what is on its other side. */
const faceEntry = (card: number, at: number): Entry => {
  const face = faceOf(card, at);
  return {
    name: magicText(face),
    lines: [
      `magic card ${card + 1}, ${FACES[at]} face · ${pointsText(face)}`,
      METHOD_TEXTS[face.method],
      TIES,
      `Its other face: ${magicText(faceOf(card, 1 - at))}.`,
    ],
    rulings: 'S-5, S-6, S-18',
  };
};

const FACE_NUMBERS = PIECES.magic.flatMap((_, card) => FACES.map((_face, at) => [card, at] as const));

const methodEntry = (method: Method): Entry => {
  const faces = FACE_NUMBERS.map(([card, at]) => faceOf(card, at)).filter((face) => face.method === method);
  return {
    name: method,
    lines: [
      `magic card method · on ${plural(faces.length, 'face')}`,
      METHOD_TEXTS[method],
      `Gems counted: ${faces.map(({ gems }) => list(gems)).join('; ')}.`,
    ],
    rulings: 'S-5, S-6, S-18',
  };
};

const soloEntry = ({ name, cuts, length, runs, gems }: SoloCard): Entry => ({
  name,
  lines: [
    `solo card · cuts ${cuts.map((cut) => (cut === 'H' ? 'across' : 'down')).join(', ')}`,
    `As an opponent: ${plural(length, 'tile')}, runs ${runs.map((run) => run || 'none').join(', ')}, ${GEMS.map((gem) => `${gem} ${gems[gem]}`).join(', ')}.`,
  ],
  rulings: 'S-17, S-20',
});

const isGem = (tile: Tile): tile is Gem => tile !== 'blank';

const tileEntry = (tile: Tile): Entry => ({
  name: tile,
  lines: isGem(tile)
    ? [
        `gem · ${PIECES.tiles[tile]} tiles, ${PIECES.tiles[tile] - PIECES.removed} with two or three players · ${plural(PIECES.guards.filter((gem) => gem === tile).length, 'guard')}`,
        'Two or more in a row on one side are a run.',
      ]
    : [`tile without a gem · ${PIECES.tiles.blank} tiles`, 'Adds length, but breaks a run.'],
  rulings: 'S-1, S-3, S-13',
});

const FORGE_ENTRY: Entry = {
  name: 'forge',
  lines: ['part of the grid, not a tile', 'The player who takes its group starts the next round. In solo games, it does nothing.'],
  rulings: 'S-2, S-8, S-17',
};

const ALL: readonly Entry[] = [
  ...PIECES.solo.map(soloEntry),
  ...TILES.map(tileEntry),
  FORGE_ENTRY,
  ...METHODS.map(methodEntry),
  ...FACE_NUMBERS.map(([card, at]) => faceEntry(card, at)),
];

export const NAMES: readonly string[] = ALL.map(({ name }) => name);

const key = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Those of a name: its whole name, else those that begin with it, else those that have all of its words. */
const called = (name: string): readonly Entry[] => {
  const wanted = key(name);
  if (wanted === '') return [];
  for (const fits of [
    (known: string) => known === wanted,
    (known: string) => known.startsWith(wanted),
    (known: string) => wanted.split(' ').every((word) => known.split(' ').includes(word)),
  ]) {
    const found = ALL.filter((told) => fits(key(told.name)));
    if (found.length > 0) return found;
  }
  return [];
};

/** The text of a magic card, a method, a gem, or a solo card. */
export const about = (name: string, { width, paint }: Look): string | undefined => {
  const [found, ...others] = called(name);
  if (found === undefined) return undefined;
  const more = others.length > 0 ? [`(${others.length + 1} names fit; this is the first.)`] : [];
  const facts = found.lines.flatMap((line) => wrap(line, width));
  return [paint.bold(found.name), ...facts, paint.dim(`Rulings: ${found.rulings}`), ...more].join('\n');
};
