import { BLANK, type Gem, type Tile, tileNo } from './pieces.ts';
import { GUARDED, SIDES, type Sword } from './sword.ts';

/**
 * A sword as numbers that are changed in place, for estimates: bots build swords many thousand times a second. For each side: how many
 * tiles it has, the number of the tile or guard on top, the run that ends there, and the longest run; then how many there are of each tile.
 */
export type Draft = number[];

const HEIGHT = 0;
const TOP = SIDES.length;
const RUN = 2 * SIDES.length;
const BEST = 3 * SIDES.length;
const COUNT = 4 * SIDES.length;

/** Puts a tile or guard on a side. */
const stack = (draft: Draft, tile: number, side: number): void => {
  const run = tile === BLANK ? 0 : tile === draft[TOP + side] ? (draft[RUN + side] as number) + 1 : 1;
  draft[TOP + side] = tile;
  draft[RUN + side] = run;
  if (run > (draft[BEST + side] as number)) draft[BEST + side] = run;
  (draft[COUNT + tile] as number)++;
};

export const draftOf = ({ guards, sides }: Sword): Draft => {
  const draft = [0, 0, 0, 0, BLANK, BLANK, BLANK, BLANK, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < GUARDED.length; i++) stack(draft, tileNo(guards[i] as Gem), GUARDED[i] as number);
  for (let side = 0; side < sides.length; side++) {
    const tiles = sides[side] as readonly Tile[];
    for (let i = 0; i < tiles.length; i++) stack(draft, tileNo(tiles[i] as Tile), side);
    draft[HEIGHT + side] = tiles.length;
  }
  return draft;
};

/** Adds tiles quickly and sensibly: first those that match the gem below, then the rest from the last. */
export const forge = (draft: Draft, tiles: readonly Tile[]): void => {
  const left = tiles.map(tileNo);
  while (left.length > 0) {
    const shortest = Math.min(
      draft[HEIGHT] as number,
      draft[HEIGHT + 1] as number,
      draft[HEIGHT + 2] as number,
      draft[HEIGHT + 3] as number,
    );
    let side = -1;
    let index = -1;
    for (let open = 0; open < SIDES.length && index < 0; open++) {
      if (draft[HEIGHT + open] !== shortest) continue;
      if (side < 0) side = open;
      const top = draft[TOP + open] as number;
      index = top === BLANK ? -1 : left.indexOf(top);
      if (index >= 0) side = open;
    }
    if (index < 0) index = left.indexOf(left[left.length - 1] as number);
    const tile = left[index] as number;
    for (let i = index + 1; i < left.length; i++) left[i - 1] = left[i] as number;
    left.pop();
    stack(draft, tile, side);
    (draft[HEIGHT + side] as number)++;
  }
};

export const draftLength = (draft: Draft): number =>
  (draft[HEIGHT] as number) + (draft[HEIGHT + 1] as number) + (draft[HEIGHT + 2] as number) + (draft[HEIGHT + 3] as number);

/** The longest run of a side; a single gem is none (S-13). */
export const draftRun = (draft: Draft, side: number): number => {
  const run = draft[BEST + side] as number;
  return run > 1 ? run : 0;
};

/** The run on top of a side, which can still grow. */
export const runOnTop = (draft: Draft, side: number): number => draft[RUN + side] as number;

const countIn = (draft: Draft, gem: Gem): number => draft[COUNT + tileNo(gem)] as number;

export const draftGems = (draft: Draft): Readonly<Record<Gem, number>> => ({
  ruby: countIn(draft, 'ruby'),
  sapphire: countIn(draft, 'sapphire'),
  emerald: countIn(draft, 'emerald'),
  topaz: countIn(draft, 'topaz'),
  amethyst: countIn(draft, 'amethyst'),
  diamond: countIn(draft, 'diamond'),
});
