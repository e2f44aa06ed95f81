import { GUARDED, type Side, type Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import type { TilePosition } from '../built-now.ts';
import { inFront } from './geometry.ts';
import { bestRun } from './runs.ts';
import type { Saying } from './words.ts';

/** What else there is to say of a side, where it is known. */
export interface SwordDescription {
  /** The points of its best run. */
  readonly points?: number | undefined;
  readonly isFront?: boolean;
  readonly isOpen?: boolean;
  readonly marks?: readonly TilePosition[];
}

/** A side in words, from its foot up: "guard emerald, emerald, ruby". */
const tilesOn = ({ guards, sides }: Sword, side: Side, { words, texts }: Saying): readonly string[] => {
  const guard = guards[GUARDED.indexOf(side)];
  return [...(guard === undefined ? [] : [words.guard(texts.gem(guard))]), ...(sides[side] ?? []).map((tile) => texts.cell(tile))];
};

const runOf = (sword: Sword, side: Side, points: number | undefined, { words, texts }: Saying): string => {
  const run = bestRun(sword, side);
  return run === undefined
    ? words.noRun
    : words.bestRun(texts.counted(run.length, run.gem), points === undefined ? undefined : texts.points(points));
};

/** All there is to know of a side: what is built there, its best run, and whether one may build on it. */
export const sideInWords = (sword: Sword, side: Side, saying: Saying, told: SwordDescription = {}): string => {
  const { words } = saying;
  const tiles = tilesOn(sword, side, saying);
  const fresh = (told.marks ?? []).filter((mark) => mark.side === side).length;
  const named = [
    words.side(side + 1),
    ...(told.isFront === true ? [words.isFront] : []),
    tiles.length === 0 ? words.bare : words.fromFoot(tiles.join(', ')),
  ].join(', ');
  return [
    named,
    ...(fresh > 0 ? [words.newOnes(fresh)] : []),
    runOf(sword, side, told.points, saying),
    ...(told.isOpen === true ? [words.mayBuild] : []),
  ].join('; ');
};

/** Which sides are in front, and what is on them. */
export const frontInWords = (sword: Sword, front: Side, saying: Saying): string => {
  const sides = inFront(front);
  const [left, right] = sides;
  return [saying.words.inFront(left + 1, right + 1), ...sides.map((side) => sideInWords(sword, side, saying))].join('. ');
};
