import type { Tile } from '@swordtable/games/tile-battle/tile';
import { TableDialog } from '../../../kit/layout/dialog.tsx';
import { useTileWords } from '../board/context.ts';
import { useTileTexts } from '../board/texts.ts';
import type { Analysis } from './use-analysis.ts';
import { useAnalysisWords } from './words.ts';
import './numbers-dialog.css';

interface NumbersDialogProps {
  readonly analysis: Analysis;
  readonly tile: Tile;
  readonly onClose: () => void;
}

const HIGHEST = 9;
const SIDES = [0, 1, 2, 3] as const;

/** The printed numbers of a tile, for boxes whose numbers differ, and for what-ifs. */
export const NumbersDialog = ({ analysis, tile, onClose }: NumbersDialogProps) => {
  const words = useAnalysisWords();
  const { side: sideName } = useTileWords();
  const { name } = useTileTexts();
  const change = (side: number, text: string): void => {
    const value = Number(text);
    if (text !== '' && Number.isInteger(value) && value >= 0 && value <= HIGHEST) analysis.edit({ edit: 'number', tile, side, value });
  };
  return (
    <TableDialog title={words.numbersOf(name(tile))} className="tile-numbers" onClose={onClose}>
      <p className="muted">{words.numbersText}</p>
      <div className="compass">
        {SIDES.map((side) => (
          <label key={side} data-side={side}>
            <span>{sideName(side)}</span>
            <input
              type="number"
              inputMode="numeric"
              className="field-line"
              min={0}
              max={HIGHEST}
              value={analysis.moment.state.printed[tile * 4 + side]}
              onChange={(event) => change(side, event.target.value)}
            />
          </label>
        ))}
      </div>
    </TableDialog>
  );
};
