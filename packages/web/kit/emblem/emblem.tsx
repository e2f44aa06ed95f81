import './emblem.css';
import type { Emblem } from '@swordtable/server/api/emblem';
import { Icon } from '../icons/icon.tsx';

/** A player's emblem: a picture on a disk in their color. The name beside it is enough for screen readers. */
export const PlayerEmblem = ({ emblem: { picture, color } }: { readonly emblem: Emblem }) => (
  <span className="player-emblem" data-color={color} aria-hidden="true">
    <Icon name={`player/${picture}`} className="" />
  </span>
);
