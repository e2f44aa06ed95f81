import { copyRandom, type Seat } from '@swordtable/kernel';
import { CATALOG, type Edition, type PrintedTile } from '../catalog.ts';
import { type Cell, NOWHERE } from '../field/cells.ts';
import { lockMargins, putDown, takeOff } from '../field/moving.ts';
import { ANSWERED } from '../hero/roster.ts';
import { emptyTable } from '../setup.ts';
import { cellOf, ownerOf, type Setting, type State } from '../state.ts';
import { TERRAIN, type Tile } from '../tile.ts';

/** A hero on the board, as it lies. */
interface Lying {
  readonly tile: Tile;
  readonly cell: Cell;
  readonly owner: Seat;
  readonly turns: number;
}

/** What lies where: the part of a position that hands change. */
export interface Layout {
  readonly setting: Setting;
  readonly terrain: Cell;
  /** Oldest first. */
  readonly board: readonly Lying[];
  readonly hands: readonly [readonly Tile[], readonly Tile[]];
  /** Heroes placed this round. */
  readonly fresh: readonly Tile[];
}

export const layoutOf = (s: State): Layout => ({
  setting: s.setting,
  terrain: cellOf(s, TERRAIN),
  board: s.field.map((tile) => ({ tile, cell: cellOf(s, tile), owner: ownerOf(s, tile), turns: s.turnsOf[tile] ?? 0 })),
  hands: s.hands,
  fresh: s.fresh,
});

export const without = (layout: Layout, tile: Tile): Layout => ({
  ...layout,
  board: layout.board.filter((lying) => lying.tile !== tile),
  hands: [layout.hands[0].filter((held) => held !== tile), layout.hands[1].filter((held) => held !== tile)],
  fresh: layout.fresh.filter((placed) => placed !== tile),
});

export const withLying = (layout: Layout, tile: Tile, change: (lying: Lying) => Partial<Lying>): Layout => ({
  ...layout,
  board: layout.board.map((lying) => (lying.tile === tile ? { ...lying, ...change(lying) } : lying)),
});

const isOfEdition = ({ edition, house }: PrintedTile, flow: Edition): boolean => edition === flow && !house;

/** The heroes of the match: a hero of another edition is one of them only while it is somewhere. */
const heroesIn = (s: State, { flow }: Setting, inPlay: ReadonlySet<Tile>): readonly Tile[] => {
  const somewhere = new Set([...inPlay, ...s.pool, ...s.discard, ...s.looking, ...(flow === s.setting.flow ? s.deck : [])]);
  const played = new Set(flow === s.setting.flow ? s.setting.heroes : CATALOG.map(({ tile }) => tile));
  return CATALOG.filter((printed) => somewhere.has(printed.tile) || (played.has(printed.tile) && isOfEdition(printed, flow)))
    .map(({ tile }) => tile)
    .sort((a, b) => a - b);
};

/** A position with this layout, at the beginning of a turn: what was under way is over, and margins are as the board shows. */
export const laidOut = (s: State, { setting, terrain, board, hands, fresh }: Layout): State => {
  const inPlay = new Set([...board.map(({ tile }) => tile), ...hands.flat()]);
  const next = emptyTable({ ...setting, heroes: heroesIn(s, setting, inPlay) }, copyRandom(s.random));
  next.shown = s.shown;
  next.round = s.round;
  next.first = s.first;
  next.active = s.active;
  next.score = [...s.score];
  next.hands = [[...hands[0]], [...hands[1]]];
  next.pool = s.pool.filter((tile) => !inPlay.has(tile));
  next.discard = s.discard.filter((tile) => !inPlay.has(tile));
  next.looking = s.looking.filter((tile) => !inPlay.has(tile));
  next.printed = s.printed === s.setting.numbers ? setting.numbers : s.printed;
  next.lasting = s.lasting.filter((effect) => !('tile' in effect) || hands[effect.seat]?.includes(effect.tile) === true);
  takeOff(next, TERRAIN);
  if (terrain !== NOWHERE) putDown(next, TERRAIN, terrain);
  for (const { tile, cell, owner, turns } of board) {
    putDown(next, tile, cell);
    next.ownerOf[tile] = owner;
    next.turnsOf[tile] = turns;
    next.field.push(tile);
    next.present |= ANSWERED[tile] as number;
  }
  next.fresh = [...fresh];
  lockMargins(next);
  stack(next, s);
  next.agenda = [{ ask: 'placement' }];
  return next;
};

/** The deck holds what is nowhere else. Its order is kept where somebody knows a tile of it; else it is as printed, and means nothing. */
const stack = (next: State, before: State): void => {
  const elsewhere = new Set([...next.field, ...next.hands.flat(), ...next.pool, ...next.discard, ...next.looking]);
  const tiles = next.setting.heroes.filter((tile) => !elsewhere.has(tile));
  const known = new Map(before.deck.map((tile, index) => [tile, before.known[index] ?? 0]));
  if (before.known.every((mask) => mask === 0)) next.deck = tiles.reverse();
  // What comes back goes to the bottom.
  else next.deck = [...tiles.filter((tile) => !known.has(tile)), ...before.deck.filter((tile) => tiles.includes(tile))];
  next.known = next.deck.map((tile) => known.get(tile) ?? 0);
};
