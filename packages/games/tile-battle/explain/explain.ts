import type { Known, Seat, Why, WhyQuestion } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { TILES } from '../catalog.ts';
import type { Event } from '../events.ts';
import { CELLS, type Cell } from '../field/cells.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import type { View } from '../view/view.ts';
import { all, turnOf } from './battle.ts';
import { boardOf } from './board.ts';
import { eventWhy } from './events.ts';
import { type Facts, once, rulesOf, rulingsOf, say, textOf, thing } from './facts.ts';
import { numberWhy } from './numbers.ts';
import { beforeWhy, endWhy, linesWhy, lineWhy, totalWhy } from './points.ts';
import { standWhy } from './stand.ts';
import { cellWhy, handWhy, offerIn, refusedWhy } from './targets.ts';

/** What can be asked at a tile battle. */
export type Question =
  /** The numbers of a tile on the board, and what is laid on it. */
  | { readonly number: Tile }
  /** What the last turn did to a tile on the board. */
  | { readonly battle: Tile }
  /** Whatever there is to say about what lies on a cell. */
  | { readonly look: Cell }
  /** What a tile does, wherever it is. */
  | { readonly about: Tile }
  /** Why a cell, or what lies there, cannot be chosen. */
  | { readonly cell: Cell }
  /** Whether a tile that is not on the board can be chosen. */
  | { readonly hand: Tile }
  /** The points of a row or column, counted from 0. */
  | { readonly row: number; readonly seat: Seat }
  | { readonly column: number; readonly seat: Seat }
  /** The points of a seat, or a part of them: a tile stands for what it brings at the end of the round. */
  | { readonly score: Seat; readonly part?: 'before' | 'lines' | Tile }
  /** Something that happened, by its place among everything that the watcher was told. */
  | { readonly event: number }
  /** An answer that was refused, by what was said. */
  | { readonly refused: string };

type KnownBattle = Known<View, Event, Action>;

const isBelow = (value: unknown, end: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end;

/** Whether the last turn did something to a tile, or tried to. */
const wasInvolved = (events: readonly Event[], tile: Tile): boolean => {
  const turn = turnOf(events);
  return (
    all(turn, 'compared').some(({ comparison }) => comparison.defender === tile) ||
    [...all(turn, 'flipped'), ...all(turn, 'spared')].some((event) => event.tile === tile) ||
    all(turn, 'replaced').some(({ tiles }) => tiles.includes(tile))
  );
};

const lookWhy = (known: KnownBattle, facts: Facts, cell: Cell): Why | undefined => {
  const asked = offerIn(known);
  const tile = facts.view.board.find((lying) => lying.cell === cell)?.tile;
  const isBarred = asked?.prompt.ask === 'tile' && tile !== undefined && !asked.tiles.includes(tile);
  if (tile === undefined || isBarred) return cellWhy(facts, asked, cell, known.watcher);
  return wasInvolved(facts.events, tile) ? standWhy(facts, turnOf(facts.events), tile) : numberWhy(facts, tile);
};

/** A tile's own text first; on the board, its numbers with what changes them. */
const aboutWhy = (facts: Facts, tile: Tile): Why => {
  const numbers = numberWhy(facts, tile);
  return {
    ...numbers,
    title: say('about', thing(facts, tile)),
    because: once([textOf(facts, tile)], numbers?.because ?? []),
    rules: rulesOf(numbers?.rules ?? [], rulingsOf(facts, tile)),
  };
};

const scoreWhy = (facts: Facts, seat: Seat, part: unknown): Why | undefined => {
  if (part === undefined) return totalWhy(facts, seat);
  if (part === 'before') return beforeWhy(facts, seat);
  if (part === 'lines') return linesWhy(facts, seat);
  return isBelow(part, TILES) ? endWhy(facts, part, seat) : undefined;
};

const SEATS = 2;
const LINES = 8;

/** Explains what a watcher asks about. A question may come from anywhere, so nothing is taken for granted about it. */
export const explain = (known: KnownBattle, question: WhyQuestion): Why | undefined => {
  const { view, events, watcher } = known;
  const facts: Facts = { view, board: boardOf(view), events };
  const { number, battle, look, about, cell, hand, row, column, seat, score, part, event, refused } = question;
  const isOnBoard = (tile: unknown): tile is Tile => tile === TERRAIN || view.board.some((lying) => lying.tile === tile);
  if (isBelow(number, TILES)) return numberWhy(facts, number);
  if (isOnBoard(battle)) return standWhy(facts, turnOf(events), battle);
  if (isBelow(look, CELLS)) return lookWhy(known, facts, look);
  if (isBelow(about, TILES)) return aboutWhy(facts, about);
  if (isBelow(cell, CELLS)) return cellWhy(facts, offerIn(known), cell, watcher);
  if (isBelow(hand, TILES) && hand > TERRAIN) return handWhy(facts, offerIn(known), hand, watcher);
  if (isBelow(row, LINES) && isBelow(seat, SEATS)) return lineWhy(facts, 'row', row, seat);
  if (isBelow(column, LINES) && isBelow(seat, SEATS)) return lineWhy(facts, 'column', column, seat);
  if (isBelow(score, SEATS)) return scoreWhy(facts, score, part);
  if (typeof refused === 'string') return refusedWhy(facts, offerIn(known), refused);
  const happened = isBelow(event, events.length) ? events[event] : undefined;
  return happened && eventWhy(facts, happened);
};
