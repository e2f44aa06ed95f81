import { copyRandom, type MatchOptions, type OptionSpec, type Random, type Refusal, randomBelow, shuffle } from '@swordtable/kernel';
import { PIECES, readPieces } from './pieces/catalog.ts';
import { GEMS, type Gem, type Magic, NO_CARD, type Pieces, type SoloCard, type SoloNo, TILES, type Tile } from './pieces/pieces.ts';
import { newSword } from './pieces/sword.ts';
import type { State } from './state.ts';

const MAGIC_DEALT = 3;

export const options: readonly OptionSpec[] = [
  {
    id: 'magic',
    name: 'Magic cards',
    text: 'Which faces of the three magic cards are used.',
    kind: 'choice',
    choices: [
      { value: 'beginner', name: 'Beginner', text: 'The most or the fewest gems of one or two colors.' },
      { value: 'intermediate', name: 'Intermediate', text: 'Pairs, triads, and differences.' },
      { value: 'mixed', name: 'Mixed', text: 'Random for each card.' },
    ],
    default: 'beginner',
  },
  {
    id: 'dual',
    name: 'Dual wielding',
    text: 'Each player crafts two swords, and both score.',
    seats: { min: 2, max: 2 },
    kind: 'flag',
    default: false,
  },
  {
    id: 'lightweight',
    name: 'Lightweight',
    text: 'Beginner faces only. Only the best side of each sword scores for quality, at 5 points per gem.',
    kind: 'flag',
    default: false,
  },
  {
    id: 'opponents',
    name: 'Opponents',
    text: 'How many finished swords you have to beat in a solo game.',
    seats: { min: 1, max: 1 },
    kind: 'count',
    min: 1,
    max: 4,
    default: 2,
  },
  {
    id: 'pieces',
    name: 'Pieces',
    text: 'Your own file of pieces, such as those of your box.',
    kind: 'table',
    default: null,
  },
];

const bad = (sentence: string): Refusal => ({ code: 'bad-option', sentence });

export const refuses = (seats: number, given: MatchOptions): Refusal | undefined => {
  if (given['dual'] === true && seats !== 2) return bad('Dual wielding is for two players.');
  if (given['lightweight'] === true && given['magic'] !== 'beginner') return bad('The lightweight game uses the beginner faces.');
  const pieces = readPieces(given['pieces'] ?? null);
  return pieces.ok ? undefined : pieces.refusal;
};

/** How many of each tile a match has: with two and three players some of each gem are taken out (S-1). */
const countsFor = ({ tiles, removed }: Pieces, seats: number): Readonly<Record<Tile, number>> => {
  const out = seats === 2 || seats === 3 ? removed : 0;
  const counts = TILES.map((tile): [Tile, number] => [tile, tiles[tile] - (GEMS.some((gem) => gem === tile) ? out : 0)]);
  return Object.fromEntries(counts) as Record<Tile, number>;
};

/** Three cards, each with the face that was chosen (S-5, S-19). */
const magicOf = ({ magic }: Pieces, faces: unknown, random: Random): readonly Magic[] => {
  const cards = [...magic];
  shuffle(random, cards);
  return cards.slice(0, MAGIC_DEALT).map((card) => {
    const isMixed = faces === 'mixed';
    const isHarder = isMixed ? randomBelow(random, 2) === 1 : faces === 'intermediate';
    return isHarder ? card.intermediate : card.beginner;
  });
};

export const setup = (seats: number, given: MatchOptions, random: Random): State => {
  const read = readPieces(given['pieces'] ?? null);
  const pieces = read.ok ? read.value : PIECES;
  const tiles = countsFor(pieces, seats);
  const bag: Tile[] = [];
  for (const tile of TILES) for (let left = tiles[tile]; left > 0; left--) bag.push(tile);
  shuffle(random, bag);
  const guards: Gem[] = [...pieces.guards];
  shuffle(random, guards);
  const deck: SoloNo[] = [...pieces.solo.keys()];
  shuffle(random, deck);
  const dual = given['dual'] === true;
  const sword = () => newSword([guards.pop() as Gem, guards.pop() as Gem]);
  const first = randomBelow(random, seats);
  return {
    setting: {
      seats,
      tiles,
      solo: seats === 1 ? pieces.solo : [],
      dual,
      lightweight: given['lightweight'] === true,
      magic: magicOf(pieces, given['magic'], random),
      opponents: seats === 1 ? deck.splice(0, given['opponents'] as number).map((no) => pieces.solo[no] as SoloCard) : [],
    },
    random: copyRandom(random),
    shown: 0,
    round: 0,
    phase: 'slice',
    first,
    active: first,
    bag,
    deck: seats === 1 ? deck : [],
    card: NO_CARD,
    grid: [],
    groups: [],
    forge: -1,
    smiths: Array.from({ length: seats }, () => ({
      swords: dual ? [sword(), sword()] : [sword()],
      taken: [],
      bench: null,
      left: null,
      strayed: false,
    })),
    gone: [],
    agenda: [{ do: 'startRound' }],
  };
};
