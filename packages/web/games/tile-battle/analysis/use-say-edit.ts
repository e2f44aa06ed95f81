import { cellName } from '@swordtable/games/tile-battle/field/coordinates';
import type { Edit } from '@swordtable/games/tile-battle/scene/edit';
import { type View, viewOrigin } from '@swordtable/games/tile-battle/view/view';
import { useTileTexts } from '../board/texts.ts';
import { useAnalysisWords } from './words.ts';

/** Says for screen readers what a change by hand did. */
export const useSayEdit = (): ((edit: Edit, after: View) => string) => {
  const { said, color } = useAnalysisWords();
  const { name } = useTileTexts();
  return (edit, after) => {
    switch (edit.edit) {
      case 'put':
        return said.put(name(edit.tile), color(edit.owner), cellName(edit.cell, viewOrigin(after)));
      case 'hand':
        return said.hand(name(edit.tile), color(edit.seat));
      case 'remove':
        return said.removed(name(edit.tile));
      case 'rotate':
        return said.rotated(name(edit.tile));
      case 'flip':
        return said.flipped(name(edit.tile));
      case 'clear':
        return said.cleared;
      default:
        return said.changed;
    }
  };
};
