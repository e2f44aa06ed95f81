import type { Action } from '@swordtable/games/swordcrafters/action';
import { hasForge, tilesIn } from '@swordtable/games/swordcrafters/pieces/grid';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { PromptWords } from '../words/prompt.en.ts';
import type { Wording } from './wording.ts';

/** What an answer is called where there is no picture of it: in a list of advice, or on a button. */
export const actionLabel = (view: View, action: Action, words: PromptWords['answers'], { texts }: Pick<Wording, 'texts'>): string => {
  if ('tile' in action) return words.build(texts.cell(action.tile), action.side, view.setting.dual ? action.on : undefined);
  if ('sword' in action) return words.sword(action.sword);
  if ('axis' in action) {
    const index = 'keep' in action ? 0 : action.group;
    const group = view.groups[index];
    const before = action.after + ((action.axis === 'H' ? group?.row : group?.column) ?? 0);
    return 'keep' in action ? words.keep(action.axis, before, action.keep === 'first') : words.cut(index + 1, action.axis, before);
  }
  const group = view.groups[action.group];
  return group === undefined ? '' : words.take(texts.tiles(tilesIn(view.grid, group)), hasForge(view.grid, group));
};
