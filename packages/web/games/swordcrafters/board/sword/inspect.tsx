import { gemsOn, lengthOf, type Side, type Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import { useState } from 'react';
import { TableDialog } from '../../../../kit/layout/dialog.tsx';
import { AllSides } from './all-sides.tsx';
import { GemCounts } from './gem-counts.tsx';
import { SwordView } from './sword-view.tsx';
import { useSaying } from './words.ts';
import './inspect.css';

interface InspectProps {
  readonly sword: Sword;
  /** Whose sword it is, as a heading. */
  readonly name: string;
  readonly seat: number;
  /** The points of each side. */
  readonly quality: readonly number[];
  readonly onClose: () => void;
}

const NONE: readonly never[] = [];

/** Somebody's sword to be turned and read, over everything else. */
export const InspectSword = ({ sword, name, seat, quality, onClose }: InspectProps) => {
  const { words, texts } = useSaying();
  const [front, setFront] = useState<Side>(0);
  return (
    <TableDialog title={name} className="inspect-sword" onClose={onClose}>
      <div className="inspect-parts">
        <SwordView sword={sword} front={front} onTurn={setFront} open={NONE} marks={NONE} label={name} seat={seat} />
        <div className="inspect-facts">
          <AllSides sword={sword} front={front} open={NONE} marks={NONE} quality={quality} onTurn={setFront} />
          <dl>
            <div>
              <dt>{words.length}</dt>
              <dd>{texts.tileCount(lengthOf(sword))}</dd>
            </div>
            <div>
              <dt>{words.quality}</dt>
              <dd>{texts.points(quality.reduce((sum, points) => sum + points, 0))}</dd>
            </div>
          </dl>
          <h3 className="eyebrow">{words.gems}</h3>
          <GemCounts counts={gemsOn(sword)} />
          <p className="sides-note">{words.withGuards}</p>
        </div>
      </div>
    </TableDialog>
  );
};
