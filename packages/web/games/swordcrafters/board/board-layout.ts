import type { CSSProperties } from 'react';
import type { Frame, Spot } from './lattice.ts';

/** The size of a board in units. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A place on the board in shares of its size, so that the board fits any room. */
export const placed = ({ left, top }: Spot, room: Room): CSSProperties => ({
  left: `${(left / room.width) * 100}%`,
  top: `${(top / room.height) * 100}%`,
});

export const framed = (frame: Frame, room: Room): CSSProperties => ({
  ...placed(frame, room),
  width: `${(frame.width / room.width) * 100}%`,
  height: `${(frame.height / room.height) * 100}%`,
});
