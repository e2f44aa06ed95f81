import type { Seat, ViewParts, Watcher } from '@swordtable/kernel';
import type { BattlePlan } from '../battle-plan.ts';
import type { Event } from '../events.ts';
import type { Cell } from '../field/cells.ts';
import { type Origin, originOf } from '../field/coordinates.ts';
import { numberShown } from '../hero/questions.ts';
import type { Lasting } from '../lasting.ts';
import { cellOf, held, ownerOf, type Setting, type State } from '../state.ts';
import { TERRAIN, type Tile } from '../tile.ts';

/** A hero on the board as everybody sees it. */
export interface SeenTile {
  readonly tile: Tile;
  readonly cell: Cell;
  readonly owner: Seat;
  /** Quarter turns clockwise. */
  readonly turns: number;
  /** The numbers it shows now: north, east, south, west of the board, modifiers included. */
  readonly numbers: readonly number[];
}

/** What one seat, or a spectator, may know. Built, never stripped. */
export interface View {
  /** How the match is played, with the numbers it began with; `printed` has them as they are now. */
  readonly setting: Setting;
  readonly round: number;
  readonly over: boolean;
  readonly first: Seat;
  readonly active: Seat;
  readonly score: readonly [number, number];
  readonly pool: readonly Tile[];
  readonly hands: readonly [readonly Tile[], readonly Tile[]];
  /** How many tiles each player still has to place this round. */
  readonly toPlace: readonly [number, number];
  /** The deck's size, and the tiles of it that this watcher knows, by their place from the top. */
  readonly deck: number;
  readonly known: readonly { readonly place: number; readonly tile: Tile }[];
  /** Who knows which tile of the deck, from the top: everybody has seen who put one under it. 1 is red, 2 is blue. */
  readonly knownBy: readonly number[];
  readonly discard: readonly Tile[];
  /** Tiles taken off the deck to look at: what they are if one is looking oneself, else only how many. */
  readonly looking: readonly Tile[] | number;
  readonly board: readonly SeenTile[];
  readonly terrainCell: Cell;
  readonly printed: readonly number[];
  readonly fresh: readonly Tile[];
  readonly top: number;
  readonly leftmost: number;
  readonly lasting: readonly Lasting[];
  readonly placed: Tile;
  readonly as: Tile;
  readonly ignoredBy: Tile;
  /** The tile whose continuous ability does not work yet; 0 for none. */
  readonly asleep: Tile;
  readonly plan: BattlePlan;
  readonly felled: readonly Tile[];
  readonly again: boolean;
  /** Only where all lies open. */
  readonly open?: {
    /** The deck from the top. */
    readonly deck: readonly Tile[];
    /** What each seat has chosen in secret to give away; `HIDDEN` where nothing. */
    readonly given: readonly Tile[];
  };
}

/** What the cells of the board are named by. */
export const viewOrigin = ({ board, terrainCell, top, leftmost }: Pick<View, 'board' | 'terrainCell' | 'top' | 'leftmost'>): Origin =>
  originOf({ cells: [...board.map(({ cell }) => cell), ...(terrainCell < 0 ? [] : [terrainCell])], top, leftmost });

const knows = (mask: number, watcher: Watcher): boolean => watcher !== undefined && ((mask >> watcher) & 1) === 1;

/** Built in a loop: `map` makes lists with room for gaps, which take several times as long to write as JSON. */
const seenBoard = (s: State): readonly SeenTile[] => {
  const board: SeenTile[] = [];
  for (const tile of s.field) {
    const numbers = [numberShown(s, tile, 0), numberShown(s, tile, 1), numberShown(s, tile, 2), numberShown(s, tile, 3)];
    board.push({ tile, cell: cellOf(s, tile), owner: ownerOf(s, tile), turns: s.turnsOf[tile] as number, numbers });
  }
  return board;
};

/** The tiles of the deck that a watcher knows. */
const knownTiles = ({ deck, known }: State, watcher: Watcher): View['known'] => {
  const tiles: { readonly place: number; readonly tile: Tile }[] = [];
  for (const [index, mask] of known.entries())
    if (mask !== 0 && knows(mask, watcher)) tiles.push({ place: deck.length - index, tile: deck[index] as Tile });
  return tiles;
};

type Own = Pick<View, 'known' | 'looking'>;

const alike = (s: State): Omit<View, keyof Own> => ({
  setting: s.setting,
  round: s.round,
  over: s.over,
  first: s.first,
  active: s.active,
  score: [...s.score],
  pool: [...s.pool],
  hands: [[...s.hands[0]], [...s.hands[1]]],
  toPlace: [held(s, 0), held(s, 1)],
  deck: s.deck.length,
  knownBy: s.known.toReversed(),
  discard: [...s.discard],
  board: seenBoard(s),
  terrainCell: cellOf(s, TERRAIN),
  printed: s.printed,
  fresh: [...s.fresh],
  top: s.top,
  leftmost: s.leftmost,
  lasting: s.lasting,
  placed: s.placed,
  as: s.as,
  ignoredBy: s.ignoredBy,
  asleep: s.asleep,
  plan: s.plan,
  felled: s.felled,
  again: s.again,
});

const own = (s: State, watcher: Watcher): Own => ({
  known: knownTiles(s, watcher),
  looking: watcher === s.active ? [...s.looking] : s.looking.length,
});

export const viewParts: ViewParts<State, View> = { alike, own };

export const view = (s: State, watcher: Watcher): View => Object.assign(alike(s), own(s, watcher));

/** The view with nothing hidden: what the active player looks at, the order of the deck, and the sealed choices. */
export const openView = (s: State): View => {
  const top = s.agenda.at(-1);
  const given = top !== undefined && 'ask' in top && top.ask === 'exchange' ? top.given : [HIDDEN, HIDDEN];
  return { ...view(s, undefined), looking: [...s.looking], open: { deck: s.deck.toReversed(), given } };
};

/** Hands are open (T-13); only tiles seen from the deck and put under it are one player's own. */
export const redact = (event: Event, watcher: Watcher): Event | undefined => {
  if (event.what === 'looked' && event.seat !== watcher) return { ...event, tiles: event.tiles.map(() => HIDDEN) };
  if (event.what === 'under' && event.seat !== watcher) return { ...event, tile: HIDDEN };
  return event;
};

/** Used in an event for a tile that the watcher does not know. */
export const HIDDEN: Tile = -1;
