import type { Action } from '@swordtable/games/tile-battle/action';
import type { Cell } from '@swordtable/games/tile-battle/field/cells';
import { EMPTY } from '@swordtable/games/tile-battle/tile';
import { useState } from 'react';
import type { TileSelection } from '../board/use-tile-selection.ts';
import { letGo, rotate, tapCell } from './tool.ts';
import type { Analysis } from './use-analysis.ts';

const NO_OPTIONS: readonly Action[] = [];
/** Where nothing is held, so that no cell glows for it. */
const NOTHING = -1;
const none = (): void => undefined;

/** Setting up by hand, as the board and the hands understand it: every cell can be tapped, and what is held shows where it would lie. */
export const useSetUp = (analysis: Analysis): TileSelection => {
  const { moment, tool, setTool } = analysis;
  const { held, selected, target, turns } = tool;
  const [pointed, setPointed] = useState<Cell>();
  const isFree = (cell: Cell): boolean => moment.state.tileAt[cell] === EMPTY;
  const pick = (facet: string, value: unknown): void => {
    if (typeof value !== 'number') return;
    if (facet === 'cell') analysis.do(tapCell(tool, moment.state, value));
    else setTool(selected === value ? letGo(tool) : { ...letGo(tool), selected: value });
  };
  return {
    options: NO_OPTIONS,
    picks: { tile: held ?? selected ?? NOTHING, cell: target },
    candidate: held !== undefined && pointed !== undefined && isFree(pointed) ? { tile: held, cell: pointed, turns } : undefined,
    ready: undefined,
    isFinal: false,
    preview: undefined,
    refusal: undefined,
    can: (facet) => facet === 'cell' || facet === 'tile',
    canNow: (facet, value) => facet === 'cell' && (value === target || (held !== undefined && isFree(Number(value)))),
    pick,
    set: none,
    give: none,
    point: (facet, value) => facet === 'cell' && typeof value === 'number' && setPointed(value),
    show: none,
    unpoint: () => setPointed(undefined),
    cancel: () => setTool(letGo(tool)),
    select: none,
    choose: none,
    act: none,
    isPlacement: true,
    turns,
    outlook: undefined,
    turn: (by) => analysis.do(rotate(tool, moment.state, by)),
  };
};
