import type { Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import { frameOf, levelsOf } from './geometry.ts';
import { SwordPicture } from './picture.tsx';
import './small-sword.css';

interface SmallSwordProps {
  readonly sword: Sword;
  readonly label: string;
  readonly seat: number;
}

/** Small pictures of swords are all drawn to one scale up to this length, so that a longer one looks longer. */
const SAME_SCALE = 5;

/** A sword in a list, which shows its length, its colors, and its owner. */
export const SmallSword = ({ sword, label, seat }: SmallSwordProps) => (
  <span className="small-sword" role="img" aria-label={label}>
    <SwordPicture sword={sword} turn={0} frame={frameOf(levelsOf(sword), SAME_SCALE)} seat={seat} isPlain />
  </span>
);
