import { accept, type Json, type Result, refuse } from '@swordtable/kernel';
import asgard from './asgard/tiles.json' with { type: 'json' };
import numbers1 from './numbers-1.json' with { type: 'json' };
import numbers2 from './numbers-2.json' with { type: 'json' };
import numbers3 from './numbers-3.json' with { type: 'json' };
import olympus from './olympus/tiles.json' with { type: 'json' };
import { TERRAIN, type Tile } from './tile.ts';

export const EDITIONS = ['olympus', 'asgard'] as const;
export type Edition = (typeof EDITIONS)[number];

/** A tile as its edition's file prints it. */
export interface PrintedTile {
  readonly tile: Tile;
  readonly edition: Edition;
  readonly no: number;
  readonly id: string;
  readonly name: string;
  /** North, east, south, west of the upright tile. */
  readonly numbers: readonly number[];
  /** One of the four that are ours, not the box's. */
  readonly house: boolean;
}

/** Asgard's fifty tiles come after the fifty of Olympus. A hero that no box has is numbered from 101, in either file. */
const BOX = 50;
const tileOf = (edition: Edition, no: number): Tile => (no <= BOX && edition === 'asgard' ? BOX + no : no);

const FILES: readonly {
  readonly edition: string;
  readonly tiles: readonly { no: number; id: string; name: string; numbers: number[]; house?: boolean }[];
}[] = [olympus, asgard];

export const CATALOG: readonly PrintedTile[] = EDITIONS.flatMap((edition, index) =>
  (FILES[index]?.tiles ?? []).map(({ no, id, name, numbers, house = false }) => ({
    tile: tileOf(edition, no),
    edition,
    no,
    id,
    name,
    numbers,
    house,
  })),
);

/** How many tiles there are to keep account of, the terrain included. */
export const TILES = 1 + Math.max(...CATALOG.map(({ tile }) => tile));

const byTile = new Map(CATALOG.map((printed) => [printed.tile, printed]));
const byId = new Map(CATALOG.map((printed) => [printed.id, printed]));

export const printedTile = (tile: Tile): PrintedTile => {
  const printed = byTile.get(tile);
  if (printed === undefined) throw new Error(`There is no tile ${tile}.`);
  return printed;
};

export const tileNamed = (id: string): Tile | undefined => byId.get(id)?.tile;
export const tileId = (tile: Tile): string => (tile === TERRAIN ? 'terrain' : printedTile(tile).id);
export const tileName = (tile: Tile): string => (tile === TERRAIN ? 'the terrain' : printedTile(tile).name);

const TILES_MAX = 200;
const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9;

/** Our numbers, four to a tile. */
export const OURS: readonly number[] = Array.from({ length: TILES }, (_, tile) => byTile.get(tile)?.numbers ?? [0, 0, 0, 0]).flat();

/** Reads a file of numbers: `{ "tiles": [{ "id": "hydra", "numbers": [5, 1, 4, 2] }, …] }`. Tiles it leaves out keep ours. */
export const readNumbers = (table: Json, ours = OURS): Result<readonly number[]> => {
  if (table === null) return accept(ours);
  const numbers = [...ours];
  const tiles = isTable(table) ? table['tiles'] : undefined;
  if (!Array.isArray(tiles) || tiles.length > TILES_MAX) return refuse('bad-tiles', 'A file of numbers is an object with a list "tiles".');
  const seen = new Set<Tile>();
  for (const [index, entry] of tiles.entries()) {
    const where = `Entry ${index + 1} of "tiles"`;
    if (!isTable(entry) || typeof entry['id'] !== 'string') return refuse('bad-tiles', `${where} has no "id".`);
    const tile = tileNamed(entry['id']);
    if (tile === undefined) return refuse('bad-tiles', `${where}: there is no hero "${entry['id'].slice(0, 40)}".`);
    if (seen.has(tile)) return refuse('bad-tiles', `${where}: "${entry['id']}" is listed twice.`);
    const printed = entry['numbers'];
    if (!Array.isArray(printed) || printed.length !== 4 || !printed.every(isNumber)) {
      return refuse(
        'bad-tiles',
        `${where}, "${entry['id']}": "numbers" should be four whole numbers from 0 to 9: north, east, south, west.`,
      );
    }
    seen.add(tile);
    for (let i = 0; i < 4; i++) numbers[tile * 4 + i] = printed[i];
  }
  return accept(numbers);
};

/** The numbers of a version of the rules, from those it has other than the next version. */
const numbersBefore = (table: Json, next: readonly number[]): readonly number[] => {
  const numbers = readNumbers(table, next);
  if (!numbers.ok) throw new Error(numbers.refusal.sentence);
  return numbers.value;
};

export const NUMBERS_3 = numbersBefore(numbers3, OURS);
export const NUMBERS_2 = numbersBefore(numbers2, NUMBERS_3);
export const NUMBERS_1 = numbersBefore(numbers1, NUMBERS_2);
