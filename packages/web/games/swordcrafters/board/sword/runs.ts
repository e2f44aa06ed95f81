import type { Gem } from '@swordtable/games/swordcrafters/pieces/pieces';
import { GUARDED, runOn, type Side, type Sword, sideOf } from '@swordtable/games/swordcrafters/pieces/sword';

/** A run of one gem on a side. Levels are those of tiles; a guard at the foot has the level -1. */
export interface Run {
  readonly gem: Gem;
  readonly from: number;
  readonly length: number;
}

/** The level of what lies lowest on a side. */
const footOf = (side: Side): number => (GUARDED.includes(side) ? -1 : 0);

/** The best run of a side, of several equal ones the lowest. */
export const bestRun = (sword: Sword, side: Side): Run | undefined => {
  const length = runOn(sword, side);
  if (length === 0) return undefined;
  const tiles = sideOf(sword, side);
  const start = tiles.findIndex(
    (tile, at) => tile !== 'blank' && tiles.slice(at, at + length).filter((each) => each === tile).length === length,
  );
  const gem = tiles[start];
  return gem === undefined || gem === 'blank' ? undefined : { gem, from: start + footOf(side), length };
};

export const isInRun = (run: Run | undefined, level: number): boolean =>
  run !== undefined && level >= run.from && level < run.from + run.length;
