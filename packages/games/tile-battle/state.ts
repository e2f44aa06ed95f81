import { copyRandom, type Random, type Seat } from '@swordtable/kernel';
import type { BattlePlan } from './battle-plan.ts';
import type { Cell } from './field/cells.ts';
import type { Lasting } from './lasting.ts';
import type { Task } from './tasks.ts';
import type { Tile } from './tile.ts';

export const RED: Seat = 0;
export const BLUE: Seat = 1;
/** A margin that is not locked yet. */
export const NO_MARGIN = -1;

export const opponent = (seat: Seat): Seat => 1 - seat;

/** What a match was made with. Never changes, so copies share it. */
export interface Setting {
  /** The terrain in use by its id, or `none`. */
  readonly terrain: string;
  /** Whose draft, ties and flow are followed (T-18). */
  readonly flow: 'olympus' | 'asgard';
  readonly centred: boolean;
  /** What is flipped by comparing compares in turn (Niflheim). */
  readonly chains: boolean;
  /** The heroes shuffled into the deck. */
  readonly heroes: readonly Tile[];
  /** Printed numbers, four to a tile. */
  readonly numbers: readonly number[];
}

/** The whole match in one position: plain JSON, including secrets and what is still to be done. */
export interface State {
  readonly setting: Setting;
  random: Random;
  /** How often something hidden was shown to anyone. */
  shown: number;
  round: number;
  over: boolean;
  /** Who went first in this round. */
  first: Seat;
  /** Whose turn it is: the player who places, chooses and pays for the whole turn (T-19). */
  active: Seat;
  score: [number, number];

  /** Face up in the draft. */
  pool: Tile[];
  hands: [Tile[], Tile[]];
  /** Placements left to each player this round where there is no hand (Yggdrasil). */
  left: [number, number];
  /** The top tile is the last one. */
  deck: Tile[];
  /** For each tile of the deck, the seats that know what it is: bit 1 red, bit 2 blue. */
  known: number[];
  discard: Tile[];
  /** Tiles taken off the deck that only the active player sees. */
  looking: Tile[];

  tileAt: Tile[];
  cellOf: Cell[];
  ownerOf: Seat[];
  turnsOf: number[];
  /** The numbers as they are printed now: those of the setting until an ability rewrites them. */
  printed: readonly number[];
  /** Heroes on the board, oldest first. */
  field: Tile[];
  /** Those of them that were placed in this round. */
  fresh: Tile[];
  /** Which questions the tiles on the board answer at all: see `hero/questions.ts`. */
  present: number;
  /** Locked margins: first row and first column of the five, -1 while open (T-1). */
  top: number;
  leftmost: number;
  lasting: readonly Lasting[];

  /** The tile placed this turn; 0 before. */
  placed: Tile;
  /** Whose M or O ability it has: its own, unless it copies another. */
  as: Tile;
  /** The tile that took its M or O ability away for this placement; 0 if none did. */
  ignoredBy: Tile;
  /** The tile whose continuous ability does not work yet; 0 for none. */
  asleep: Tile;
  plan: BattlePlan;
  /** What the battle of this turn flipped. The names of a state's fields are part of the hashes in stored matches, so this one stays. */
  felled: readonly Tile[];
  /** Tiles that saw the placement from beside it and act after the battle. */
  witnesses: readonly Tile[];
  /** The active player takes another turn after this one. */
  again: boolean;

  agenda: Task[];
}

/**
 * What lies on the table, without what is hidden and what is still to be done: all that heroes and rules ask about. A view has it as well,
 * so the same questions can be asked about what one watcher sees.
 */
export interface Board extends Readonly<Omit<State, 'random' | 'shown' | 'deck' | 'known' | 'witnesses' | 'agenda'>> {
  /** How many tiles the deck has left. */
  readonly deck: { readonly length: number };
}

export const clone = (s: State): State => ({
  setting: s.setting,
  random: copyRandom(s.random),
  shown: s.shown,
  round: s.round,
  over: s.over,
  first: s.first,
  active: s.active,
  score: [s.score[0], s.score[1]],
  pool: s.pool.slice(),
  hands: [s.hands[0].slice(), s.hands[1].slice()],
  left: [s.left[0], s.left[1]],
  deck: s.deck.slice(),
  known: s.known.slice(),
  discard: s.discard.slice(),
  looking: s.looking.slice(),
  tileAt: s.tileAt.slice(),
  cellOf: s.cellOf.slice(),
  ownerOf: s.ownerOf.slice(),
  turnsOf: s.turnsOf.slice(),
  printed: s.printed,
  field: s.field.slice(),
  fresh: s.fresh.slice(),
  present: s.present,
  top: s.top,
  leftmost: s.leftmost,
  lasting: s.lasting,
  placed: s.placed,
  as: s.as,
  ignoredBy: s.ignoredBy,
  asleep: s.asleep,
  plan: s.plan,
  felled: s.felled,
  witnesses: s.witnesses,
  again: s.again,
  agenda: s.agenda.slice(),
});

/** How many tiles a player still has to place this round: "the hand", also where there is none. */
export const held = (s: Board, seat: Seat): number => (s.hands[seat] as Tile[]).length + (s.left[seat] as number);

export const handOf = (s: Board, seat: Seat): Tile[] => s.hands[seat] as Tile[];
export const ownerOf = (s: Board, tile: Tile): Seat => s.ownerOf[tile] as Seat;
export const cellOf = (s: Board, tile: Tile): Cell => s.cellOf[tile] as Cell;
export const isInPlay = (s: Board, tile: Tile): boolean => (s.cellOf[tile] as Cell) >= 0;

/** Takes one tile out of a short list, in place and in order. */
export const removeFrom = (tiles: Tile[], tile: Tile): void => {
  const index = tiles.indexOf(tile);
  if (index < 0) throw new Error(`Tile ${tile} is not where it should be.`);
  for (let i = index; i < tiles.length - 1; i++) tiles[i] = tiles[i + 1] as Tile;
  tiles.pop();
};
