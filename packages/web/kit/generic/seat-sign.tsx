import type { ReactNode } from 'react';

/** A shape for each seat, so that color is never the only sign. Drawn in a 24-unit square. */
const SHAPES: readonly ReactNode[] = [
  <circle key="circle" cx="12" cy="12" r="9" />,
  <path key="square" d="M4 4h16v16H4z" />,
  <path key="triangle" d="M12 2.500 22.500 21h-21z" />,
  <path key="diamond" d="M12 1.500 22 12 12 22.500 2 12z" />,
  <path key="cross" d="M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z" />,
];

export const SeatSign = ({ seat }: { readonly seat: number }) => SHAPES[seat % SHAPES.length] ?? null;

/** The class with a seat's color. */
export const seatClass = (seat: number): string => `p${(seat % SHAPES.length) + 1}`;

export const seatColor = (seat: number): string => `var(--${seatClass(seat)})`;

export const SeatMark = ({ seat }: { readonly seat: number }) => (
  <svg viewBox="0 0 24 24" className={seatClass(seat)} fill="currentColor" aria-hidden="true">
    <SeatSign seat={seat} />
  </svg>
);
