import type { Gem as GemName, Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import { Icon } from '../../../kit/icons/icon.tsx';
import { Gem, GemShape } from '../board/gem.tsx';
import './plates.css';

/** A sword tile, or the forge, as it lies in the grid; as large as `--plate-size` says. */
export const TilePlate = ({ tile }: { readonly tile: Tile | 'forge' }) => (
  <div className="tile-plate" aria-hidden="true">
    {tile === 'forge' ? <Icon name="swordcrafters/forge" className="sign" /> : <Gem tile={tile} />}
  </div>
);

/** A guard with its gem, from the front. */
export const GuardPlate = ({ gem }: { readonly gem: GemName }) => (
  <svg viewBox="0 0 200 100" className="guard-plate" aria-hidden="true">
    <path className="guard-low" d="M100 30L184 14 196 40 188 58 100 86 12 58 4 40 16 14z" />
    <path className="guard-left" d="M100 26V80L12 52 4 34 16 8z" />
    <path className="guard-right" d="M100 26V80L188 52 196 34 184 8z" />
    <path className="guard-ridge" d="M16 8L100 26 184 8" />
    <circle className="guard-socket" cx="100" cy="50" r="30" />
    <g transform="translate(79 29) scale(1.05)">
      <GemShape tile={gem} />
    </g>
  </svg>
);
