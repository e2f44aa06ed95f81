import type { Seat } from '@swordtable/kernel';
import type { Edition } from '../catalog.ts';
import { beside, CENTER, type Cell, NOWHERE, SIDES } from '../field/cells.ts';
import { TERRAINS } from '../hero/roster.ts';
import { OLYMPUS_TERRAINS } from '../olympus/terrain/index.ts';
import { cellOf, type Setting, type State } from '../state.ts';
import { EMPTY, TERRAIN, type Tile } from '../tile.ts';
import { type Layout, laidOut, layoutOf, withLying, without } from './layout.ts';

/** One change of a position that is set up by hand. */
export type Edit =
  /** Puts a hero on a cell, wherever it was. What lay there goes back into the deck. */
  | { readonly edit: 'put'; readonly tile: Tile; readonly cell: Cell; readonly owner: Seat; readonly turns: number }
  /** Puts a hero into a hand, wherever it was. */
  | { readonly edit: 'hand'; readonly tile: Tile; readonly seat: Seat }
  /** Puts a hero back into the deck, or takes it out if its edition isn't played. */
  | { readonly edit: 'remove'; readonly tile: Tile }
  | { readonly edit: 'rotate'; readonly tile: Tile; readonly by: number }
  | { readonly edit: 'flip'; readonly tile: Tile }
  /** A printed number of the upright tile. */
  | { readonly edit: 'number'; readonly tile: Tile; readonly side: number; readonly value: number }
  /** The terrain by its id, or `none`; its edition's draft and ties come with it. */
  | { readonly edit: 'terrain'; readonly id: string }
  | { readonly edit: 'move terrain'; readonly cell: Cell }
  | { readonly edit: 'score'; readonly seat: Seat; readonly points: number }
  | { readonly edit: 'round'; readonly round: number }
  | { readonly edit: 'first' | 'to move'; readonly seat: Seat }
  /** Takes every hero off the board and out of the hands. */
  | { readonly edit: 'clear' };

/** An empty cell for the terrain: the middle, or one that touches the board. */
const roomFor = (s: State): Cell => {
  const around = s.field.flatMap((tile) => SIDES.map((_, side) => beside(cellOf(s, tile), side)));
  return [CENTER, ...around].find((cell) => s.tileAt[cell] === EMPTY) ?? NOWHERE;
};

const settingWith = (setting: Setting, id: string): Setting => {
  const terrain = TERRAINS.find((each) => each.id === id);
  if (terrain === undefined) return { ...setting, terrain: 'none', chains: false };
  const flow: Edition = OLYMPUS_TERRAINS.includes(terrain) ? 'olympus' : 'asgard';
  return { ...setting, terrain: id, flow, chains: terrain.chains ?? false };
};

const withNumber = (setting: Setting, tile: Tile, side: number, value: number): Setting => ({
  ...setting,
  numbers: setting.numbers.with(tile * 4 + side, value),
});

/** A position after a change by hand. Anything can be put anywhere: whether it could come about in a match, `faults` says. */
export const edited = (s: State, edit: Edit): State => {
  const layout = layoutOf(s);
  const lay = (next: Layout): State => laidOut(s, next);
  switch (edit.edit) {
    case 'put': {
      const { tile, cell, owner, turns } = edit;
      if (cell === layout.terrain) return s;
      const there = s.tileAt[cell] ?? EMPTY;
      const wasFresh = !layout.board.some((lying) => lying.tile === tile) || layout.fresh.includes(tile);
      const room = without(there > TERRAIN ? without(layout, there) : layout, tile);
      return lay({ ...room, board: [...room.board, { tile, cell, owner, turns }], fresh: wasFresh ? [...room.fresh, tile] : room.fresh });
    }
    case 'hand': {
      const room = without(layout, edit.tile);
      const [red, blue] = room.hands;
      return lay({ ...room, hands: edit.seat === 0 ? [[...red, edit.tile], blue] : [red, [...blue, edit.tile]] });
    }
    case 'remove':
      return lay(without(layout, edit.tile));
    case 'rotate':
      return lay(withLying(layout, edit.tile, ({ turns }) => ({ turns: (turns + edit.by + 4) & 3 })));
    case 'flip':
      return lay(withLying(layout, edit.tile, ({ owner }) => ({ owner: 1 - owner })));
    case 'number': {
      const next = lay({ ...layout, setting: withNumber(s.setting, edit.tile, edit.side, edit.value) });
      next.printed = s.printed === s.setting.numbers ? next.setting.numbers : s.printed.with(edit.tile * 4 + edit.side, edit.value);
      return next;
    }
    case 'terrain': {
      const setting = settingWith(s.setting, edit.id);
      const cell = layout.terrain === NOWHERE ? roomFor(s) : layout.terrain;
      return lay({ ...layout, setting, terrain: setting.terrain === 'none' ? NOWHERE : cell });
    }
    case 'move terrain':
      return s.tileAt[edit.cell] === EMPTY && layout.terrain !== NOWHERE ? lay({ ...layout, terrain: edit.cell }) : s;
    case 'clear':
      return lay({ ...layout, board: [], hands: [[], []], fresh: [] });
    default:
      return { ...lay(layout), ...countsAfter(s, edit) };
  }
};

type Count = Extract<Edit, { edit: 'score' | 'round' | 'first' | 'to move' }>;

const countsAfter = (s: State, edit: Count): Partial<State> => {
  switch (edit.edit) {
    case 'score':
      return { score: edit.seat === 0 ? [edit.points, s.score[1]] : [s.score[0], edit.points] };
    case 'round':
      return { round: edit.round };
    case 'first':
      return { first: edit.seat };
    case 'to move':
      return { active: edit.seat };
  }
};
