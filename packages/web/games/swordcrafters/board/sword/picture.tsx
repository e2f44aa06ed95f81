import type { Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import { type ReactNode, useId } from 'react';
import type { TilePosition } from '../built-now.ts';
import { Blade } from './blade.tsx';
import type { Frame } from './geometry.ts';
import { FrontArms, Hilt } from './hilt.tsx';
import './picture.css';

/** The colors of metal, leather and light, each running from one to another. */
const Metals = ({ id }: { readonly id: string }) => (
  <defs>
    <linearGradient id={`${id}-steel`} x2="1" y2="1">
      <stop className="steel-high" />
      <stop className="steel-mid" offset="0.55" />
      <stop className="steel-low" offset="1" />
    </linearGradient>
    <linearGradient id={`${id}-bright`} x2="1" y2="1">
      <stop className="bright-high" />
      <stop className="bright-low" offset="1" />
    </linearGradient>
    <linearGradient id={`${id}-core`} x2="0" y2="1">
      <stop className="core-high" />
      <stop className="core-low" offset="1" />
    </linearGradient>
    <radialGradient id={`${id}-socket`}>
      <stop className="socket-deep" offset="0.55" />
      <stop className="socket-rim" offset="1" />
    </radialGradient>
    <linearGradient id={`${id}-gold`}>
      <stop className="gold-deep" />
      <stop className="gold-high" offset="0.62" />
      <stop className="gold-mid" offset="1" />
    </linearGradient>
    <linearGradient id={`${id}-leather`}>
      <stop className="leather-deep" />
      <stop className="leather-high" offset="0.66" />
      <stop className="leather-mid" offset="1" />
    </linearGradient>
  </defs>
);

interface PictureProps {
  readonly sword: Sword;
  /** Quarter turns; in between whole ones the sword is just turning. */
  readonly turn: number;
  readonly frame: Frame;
  readonly seat: number;
  readonly marks?: readonly TilePosition[];
  readonly landing?: TilePosition | undefined;
  /** Without fine lines, for small pictures. */
  readonly isPlain?: boolean;
  readonly children?: ReactNode;
}

const NO_MARKS: readonly TilePosition[] = [];

/** A sword standing on its pommel, with two sides in sight. Only a picture: the words are next to it. */
export const SwordPicture = ({ sword, turn, frame, seat, marks = NO_MARKS, landing, isPlain = false, children }: PictureProps) => {
  const metal = useId();
  return (
    <svg
      className={`sword-picture p${seat + 1}`}
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      aria-hidden="true"
      data-plain={isPlain || undefined}
    >
      <Metals id={metal} />
      <Hilt sword={sword} turn={turn} metal={metal} />
      <Blade sword={sword} turn={turn} marks={marks} landing={landing} isPlain={isPlain} metal={metal} />
      <FrontArms sword={sword} turn={turn} metal={metal} />
      {children}
    </svg>
  );
};
