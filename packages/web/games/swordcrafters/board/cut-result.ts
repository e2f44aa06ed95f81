import { type Group, hasForge, tilesIn } from '@swordtable/games/swordcrafters/pieces/grid';
import type { Cell } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { Slicing } from './lattice.ts';
import type { Wording } from './wording.ts';

/** What a cut leaves, in a sentence: both parts, or the one that is kept. */
export const cutResultText = (
  grid: readonly Cell[],
  [first, second]: readonly [Group, Group],
  keep: Slicing['keep'],
  { words, texts }: Pick<Wording, 'words' | 'texts'>,
): string => {
  if (keep !== undefined) return words.keeps(texts.tiles(tilesIn(grid, keep === 'first' ? first : second)));
  const partOf = (group: Group): string => words.part(tilesIn(grid, group).length, hasForge(grid, group));
  return words.leaves(partOf(first), partOf(second));
};
