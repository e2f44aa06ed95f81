import { accept, type Json, type Result, refuse } from '@swordtable/kernel';
import { isName, isOneOf, isRow, NAME_MAX, type Row, strayIn } from '../../piece-files.ts';
import file from './pieces.json' with { type: 'json' };
import {
  FACES,
  type Face,
  GEMS,
  type Gem,
  type Magic,
  type MagicCard,
  METHODS,
  type Pieces,
  type SoloCard,
  TILES,
  type Tile,
} from './pieces.ts';

/** Five players take five times two guards, three magic cards are dealt, and the solo game takes four cards and six. */
const LEAST = { guards: 10, magic: 3, solo: 10 } as const;
const MOST = { tile: 60, rows: 60, points: 30, length: 40 } as const;
/** Six rounds of fifteen tiles with four and five players and alone, of eleven with two and three. */
const NEEDED = { full: 90, short: 66 } as const;
const GEMS_OF: Readonly<Record<Magic['method'], readonly [number, number]>> = {
  most: [1, 3],
  least: [1, 3],
  pairs: [2, 2],
  triads: [3, 3],
  difference: [2, 2],
};

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
const isListOf = <Item>(value: unknown, least: number, most: number, fits: (item: unknown) => item is Item): value is readonly Item[] =>
  Array.isArray(value) && value.length >= least && value.length <= most && value.every(fits);
const isGem = (value: unknown): value is Gem => isOneOf(GEMS, value);
const isPoints = (value: unknown): value is number => isCount(value, MOST.points);

const bad = (sentence: string) => refuse('bad-pieces', sentence);

const readTiles = (given: unknown): Result<Pieces['tiles']> => {
  if (!isRow(given) || TILES.some((tile) => !isCount(given[tile], MOST.tile)) || strayIn(given, TILES) !== undefined)
    return bad(`"tiles" says how many there are, from 0 to ${MOST.tile}, of ${TILES.join(', ')}.`);
  return accept(given as Readonly<Record<Tile, number>>);
};

const FACE = ['method', 'gems', 'points'];
const isFace = (value: unknown): value is Magic => {
  if (!isRow(value) || !isOneOf(METHODS, value['method']) || strayIn(value, FACE) !== undefined) return false;
  const [least, most] = GEMS_OF[value['method']];
  const { gems, points } = value;
  return isListOf(gems, least, most, isGem) && new Set(gems).size === gems.length && isListOf(points, 1, 3, isPoints);
};

const isCard = (value: unknown): value is MagicCard =>
  isRow(value) && strayIn(value, FACES) === undefined && FACES.every((face: Face) => isFace(value[face]));

const isCut = (value: unknown): value is SoloCard['cuts'][number] => value === 'H' || value === 'V';

const SOLO = ['name', 'cuts', 'length', 'runs', 'gems'];
const readSolo = (given: unknown, index: number): Result<SoloCard> => {
  const where = `Row ${index + 1} of "solo"`;
  if (!isRow(given) || !isName(given['name'])) return bad(`${where} needs a "name" of at most ${NAME_MAX} letters.`);
  const { name, cuts, length, runs, gems } = given;
  const stray = strayIn(given, SOLO);
  if (stray !== undefined) return bad(`${where}, ${name}: there is no "${stray}".`);
  const letters: unknown = typeof cuts === 'string' ? [...cuts] : cuts;
  if (!isListOf(letters, 4, 4, isCut) || new Set(letters).size === 1)
    return bad(`${where}, ${name}: "cuts" should be four letters, H or V, with at least one of each.`);
  if (!isCount(length, MOST.length)) return bad(`${where}, ${name}: "length" should be a whole number from 0 to ${MOST.length}.`);
  if (!isListOf(runs, 4, 4, (run): run is number => isCount(run, MOST.length) && run !== 1))
    return bad(`${where}, ${name}: "runs" are four numbers, 0 or at least 2.`);
  if (!isRow(gems) || strayIn(gems, GEMS) !== undefined || GEMS.some((gem) => !isCount(gems[gem], MOST.length)))
    return bad(`${where}, ${name}: "gems" counts ${GEMS.join(', ')}.`);
  return accept({ name, cuts: letters, length, runs, gems: gems as Readonly<Record<Gem, number>> });
};

const PARTS = ['tiles', 'removed', 'guards', 'magic', 'solo'];

const read = (table: Row): Result<Pieces> => {
  const { removed, guards, magic, solo } = table;
  const tiles = readTiles(table['tiles']);
  if (!tiles.ok) return tiles;
  const all = TILES.reduce((sum, tile) => sum + tiles.value[tile], 0);
  if (all < NEEDED.full) return bad(`There should be at least ${NEEDED.full} tiles, not ${all}.`);
  if (!isCount(removed, MOST.tile) || GEMS.some((gem) => tiles.value[gem] < removed) || all - GEMS.length * removed < NEEDED.short)
    return bad(`"removed" should leave at least ${NEEDED.short} tiles after that many of each gem are taken out.`);
  if (!isListOf(guards, LEAST.guards, MOST.rows, isGem))
    return bad(`"guards" are at least ${LEAST.guards} gems out of ${GEMS.join(', ')}.`);
  if (!Array.isArray(magic) || magic.length < LEAST.magic || magic.length > MOST.rows)
    return bad(`"magic" is a list of ${LEAST.magic} to ${MOST.rows} cards.`);
  const wrong = magic.findIndex((card) => !isCard(card));
  if (wrong >= 0)
    return bad(
      `Card ${wrong + 1} of "magic" needs a ${FACES.join(' and an ')} face, each with a method, as many gems as it compares, and points.`,
    );
  if (!Array.isArray(solo) || solo.length < LEAST.solo || solo.length > MOST.rows)
    return bad(`"solo" is a list of ${LEAST.solo} to ${MOST.rows} cards.`);
  const cards: SoloCard[] = [];
  for (const [index, row] of solo.entries()) {
    const card = readSolo(row, index);
    if (!card.ok) return card;
    const { name } = card.value;
    if (cards.some((other) => other.name === name)) return bad(`Row ${index + 1} of "solo": there are two cards called ${name}.`);
    cards.push(card.value);
  }
  return accept({ tiles: tiles.value, removed, guards, magic: magic as readonly MagicCard[], solo: cards });
};

/** Reads a file of pieces, which may have any of the parts of `pieces.json`; what it leaves out is as in ours (S-1, S-3, S-5, S-17). */
export const readPieces = (table: Json): Result<Pieces> => {
  if (table === null) return accept(PIECES);
  if (!isRow(table)) return bad('A file of pieces is an object.');
  const stray = strayIn(table, PARTS);
  if (stray !== undefined) return bad(`A file of pieces has ${PARTS.join(', ')}, but no "${stray}".`);
  return read({ ...(file as Row), ...table });
};

/** Our pieces. */
export const PIECES: Pieces = (() => {
  const ours = read(file);
  if (!ours.ok) throw new Error(ours.refusal.sentence);
  return ours.value;
})();
