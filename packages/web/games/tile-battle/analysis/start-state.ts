import { readScene } from '@swordtable/games/tile-battle/scene/read';
import type { State } from '@swordtable/games/tile-battle/state';
import type { Refusal } from '@swordtable/kernel';

/** The position in a text; a blank board, and why, if it can't be read. */
export const startState = (text: string): { readonly state: State; readonly refusal?: Refusal } => {
  const read = readScene(text);
  if (read.ok) return { state: read.value };
  const blank = readScene('');
  if (!blank.ok) throw new Error(blank.refusal.sentence);
  return { state: blank.value, refusal: read.refusal };
};
