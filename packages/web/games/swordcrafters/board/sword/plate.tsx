import type { Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import { memo } from 'react';
import { GemShape } from '../gem.tsx';
import './gem-light.css';
import './plate.css';

export interface PlateProps {
  readonly tile: Tile;
  /** Whether it is part of the best run of its side, and whether the run continues above and below. */
  readonly isRun: boolean;
  readonly goesUp: boolean;
  readonly goesDown: boolean;
  /** Whether it was built in this round. */
  readonly isNew: boolean;
  /** Whether it has just come onto the blade. */
  readonly isLanding: boolean;
  /** Whether it is drawn so small that only its gem can be made out. */
  readonly isPlain: boolean;
  /** Where the colors of metal are defined. */
  readonly metal: string;
}

/** The frame round the run of a side: its uprights, and its ends where it ends. */
const runFrame = ({ goesUp, goesDown }: Pick<PlateProps, 'goesUp' | 'goesDown'>): string =>
  `M4 ${goesUp ? 0 : 4}V${goesDown ? 100 : 96}M96 ${goesUp ? 0 : 4}V${goesDown ? 100 : 96}${goesUp ? '' : 'M4 4H96'}${goesDown ? '' : 'M4 96H96'}`;

/** The vein of light that joins the gems of a run. */
const vein = ({ goesUp, goesDown }: Pick<PlateProps, 'goesUp' | 'goesDown'>): string => `M50 ${goesUp ? 0 : 50}V${goesDown ? 100 : 50}`;

const Fine = ({ metal }: { readonly metal: string }) => (
  <>
    <path className="plate-light" d="M0 0H100L94 6H6zM0 0L6 6V94L0 100z" />
    <path className="plate-dark" d="M100 0V100L94 94V6zM0 100H100L94 94H6z" />
    <path className="plate-etch" d="M12 24V12H24M76 12H88V24M88 76V88H76M24 88H12V76" />
    <circle className="plate-socket" cx="50" cy="50" r="36" fill={`url(#${metal}-socket)`} />
  </>
);

/** A tile on the blade, drawn flat in a square of 100: a plate of steel with a gem set into it. */
export const Plate = memo(({ tile, isRun, goesUp, goesDown, isNew, isLanding, isPlain, metal }: PlateProps) => (
  <g className={`plate ${tile}${isRun ? ' in-run' : ''}${isLanding ? ' landing' : ''}`}>
    <rect className="plate-steel" width="100" height="100" fill={`url(#${metal}-${isRun ? 'bright' : 'steel'})`} />
    {!isPlain && tile !== 'blank' && <Fine metal={metal} />}
    {!isPlain && tile === 'blank' && <path className="plate-etch" d="M6 6H94V94H6zM18 18L82 82M82 18L18 82M50 14L86 50 50 86 14 50z" />}
    <rect className="plate-shade" width="100" height="100" />
    {isRun && <path className="run-vein wide" d={vein({ goesUp, goesDown })} />}
    {isRun && <path className="run-vein" d={vein({ goesUp, goesDown })} />}
    {isRun && <circle className="run-halo" cx="50" cy="50" r="36" />}
    <g transform={isPlain ? 'translate(12 12) scale(1.9)' : 'translate(19 19) scale(1.55)'}>
      {tile !== 'blank' && <GemShape tile={tile} />}
    </g>
    {isRun && <path className="run-frame" d={runFrame({ goesUp, goesDown })} />}
    {isNew && <path className="plate-new" d={isPlain ? 'M0 0H38L0 38z' : 'M0 0H27L0 27z'} />}
    {isLanding && <rect className="plate-flash" width="100" height="100" />}
  </g>
));
