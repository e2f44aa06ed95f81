import type { Cell } from '@swordtable/games/tile-battle/field/cells';
import type { Edit } from '@swordtable/games/tile-battle/scene/edit';
import { isInPlay, type State } from '@swordtable/games/tile-battle/state';
import { EMPTY, TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';

/** What the next tap on the board or in the list of heroes does. */
export interface Tool {
  /** A hero from the list, to be put on a cell. */
  readonly held?: Tile;
  /** A tile on the board or in a hand that is being changed; the terrain too. */
  readonly selected?: Tile;
  /** Whether it was only just put down: the next empty cell waits for another hero then, and doesn’t move this one. */
  readonly isNew?: true;
  /** An empty cell that waits for a hero. */
  readonly target?: Cell;
  /** The hand that the next heroes go to. */
  readonly into?: number;
  /** The color and rotation of the next hero. */
  readonly owner: number;
  readonly turns: number;
}

export interface Done {
  readonly tool: Tool;
  readonly edit?: Edit;
}

export const EMPTY_HANDED: Tool = { owner: 0, turns: 0 };

/** Lets go of everything; the color stays for the next hero. */
export const letGo = ({ owner }: Tool): Tool => ({ owner, turns: 0 });

/** Whose color a tile has where it goes to the board: its own there, its player's from a hand. */
const ownerIn = (state: State, tile: Tile, otherwise: number): number => {
  if (isInPlay(state, tile)) return state.ownerOf[tile] ?? otherwise;
  const hand = state.hands.findIndex((tiles) => tiles.includes(tile));
  return hand < 0 ? otherwise : hand;
};

/** A tap on a cell: puts down, moves, selects, or waits for a hero. */
export const tapCell = (tool: Tool, state: State, cell: Cell): Done => {
  const there = state.tileAt[cell] ?? EMPTY;
  const { held, selected, isNew = false, owner, turns } = tool;
  if (held !== undefined) {
    if (there === TERRAIN) return { tool };
    return { tool: { ...letGo(tool), selected: held, isNew: true }, edit: { edit: 'put', tile: held, cell, owner, turns } };
  }
  if (there !== EMPTY) return { tool: there === selected && !isNew ? letGo(tool) : { ...letGo(tool), selected: there } };
  if (selected === TERRAIN) return { tool, edit: { edit: 'move terrain', cell } };
  if (selected !== undefined && !isNew) {
    const moved = { tile: selected, cell, owner: ownerIn(state, selected, owner), turns: state.turnsOf[selected] ?? 0 };
    return { tool, edit: { edit: 'put', ...moved } };
  }
  return { tool: tool.target === cell ? letGo(tool) : { ...letGo(tool), target: cell } };
};

/** A hero chosen from the list: to the cell or the hand that waits for it, or taken up. */
export const takeHero = (tool: Tool, tile: Tile): Done => {
  const { target, into, owner } = tool;
  if (into !== undefined) return { tool, edit: { edit: 'hand', tile, seat: into } };
  if (target !== undefined)
    return { tool: { owner, turns: 0, selected: tile, isNew: true }, edit: { edit: 'put', tile, cell: target, owner, turns: 0 } };
  return { tool: tool.held === tile ? letGo(tool) : { ...letGo(tool), held: tile } };
};

/** Rotates what is held, or the selected tile on the board. */
export const rotate = (tool: Tool, state: State, by: number): Done => {
  const { held, selected, turns } = tool;
  if (held !== undefined) return { tool: { ...tool, turns: (turns + by + 4) & 3 } };
  if (selected === undefined || selected === TERRAIN || !isInPlay(state, selected)) return { tool };
  return { tool, edit: { edit: 'rotate', tile: selected, by } };
};

/** Flips the selected tile on the board, or changes the color of the next hero. */
export const flip = (tool: Tool, state: State): Done => {
  const { selected, owner } = tool;
  if (selected === undefined || selected === TERRAIN || !isInPlay(state, selected)) return { tool: { ...tool, owner: 1 - owner } };
  return { tool, edit: { edit: 'flip', tile: selected } };
};

export const remove = (tool: Tool): Done => {
  const { selected } = tool;
  if (selected === undefined || selected === TERRAIN) return { tool: letGo(tool) };
  return { tool: letGo(tool), edit: { edit: 'remove', tile: selected } };
};
