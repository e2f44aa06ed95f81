import { columnsOf, isConnected, isEmpty, rowsOf, STRETCHES, type Stretch, withinMargins, without } from './field/area.ts';
import { CELLS, SPAN } from './field/cells.ts';
import { occupied } from './field/moving.ts';
import { ANSWERED } from './hero/roster.ts';
import { cellOf, type State } from './state.ts';
import { EMPTY, TERRAIN, type Tile } from './tile.ts';

/** What is wrong with a position, in sentences; nothing in a sound one. */
export const faults = (s: State): readonly string[] => [...tilesOutOfPlace(s), ...boardOutOfShape(s)];

const sorted = (tiles: readonly Tile[]): string => tiles.toSorted((a, b) => a - b).join();
const holdsAll = (places: ReadonlySet<Tile>, heroes: readonly Tile[]): boolean => heroes.every((tile) => places.has(tile));

/** Each tile is in exactly one place, and the accounts of it agree. */
const tilesOutOfPlace = (s: State): string[] => {
  const found: string[] = [];
  const places = [...s.deck, ...s.discard, ...s.pool, ...s.hands[0], ...s.hands[1], ...s.looking, ...s.field];
  if (places.length !== s.setting.heroes.length || !holdsAll(new Set(places), s.setting.heroes))
    found.push(`The heroes lie in these places: ${sorted(places)}; they should be ${sorted(s.setting.heroes)}.`);
  for (let cell = 0; cell < CELLS; cell++) {
    const tile = s.tileAt[cell] as Tile;
    if (tile !== EMPTY && cellOf(s, tile) !== cell) found.push(`Cell ${cell} says tile ${tile}, which is elsewhere.`);
  }
  for (const tile of s.field) if (s.tileAt[cellOf(s, tile)] !== tile) found.push(`Tile ${tile} is not on its cell.`);
  for (const [tile, cell] of s.cellOf.entries())
    if (cell >= 0 && tile !== TERRAIN && !s.field.includes(tile)) found.push(`Tile ${tile} is on the board but not in play.`);
  if (s.known.length !== s.deck.length) found.push('The deck and what is known of it differ in length.');
  const present = s.field.reduce((all, tile) => all | (ANSWERED[tile] as number), 0);
  if (present !== s.present) found.push('The questions that tiles answer are not up to date.');
  if (s.fresh.some((tile) => !s.field.includes(tile))) found.push('A tile placed this round is not in play.');
  return found;
};

/** How a board can be one that no match leads to. */
export type Misshape = 'apart' | 'long' | 'beyond' | 'crowded';

/** T-1, T-3: connected and within five by five. */
export const misshapes = (s: State): readonly Misshape[] => {
  const tiles = occupied(s);
  const longest = Math.max((STRETCHES[rowsOf(tiles)] as Stretch).length, (STRETCHES[columnsOf(tiles)] as Stretch).length);
  const isBeyond = !isEmpty(without(tiles, withinMargins(tiles, s.top, s.leftmost)));
  return [
    ...(isConnected(tiles) ? [] : ['apart' as const]),
    ...(longest > SPAN ? ['long' as const] : []),
    ...(isBeyond ? ['beyond' as const] : []),
    ...(s.round > 0 && s.field.length > HEROES_MAX ? ['crowded' as const] : []),
  ];
};

/** Two rounds of twelve placements. */
const HEROES_MAX = 24;

const SENTENCES: Readonly<Record<Misshape, string>> = {
  apart: 'The board is not connected.',
  long: 'The board is more than five tiles long.',
  beyond: 'A tile lies beyond a locked margin.',
  crowded: 'There are too many heroes on the board.',
};

const boardOutOfShape = (s: State): readonly string[] => misshapes(s).map((misshape) => SENTENCES[misshape]);
