import type { ReactNode } from 'react';

/** The smiths' marks by seat, none of them like a gem, so that color is never the only sign. Drawn in a square of 24. */
const MARKS: readonly ReactNode[] = [
  <path key="hammer" d="M4 3h12l4 3.500-4 3.500h-2.500v11a1.500 1.500 0 0 1-4.500 0V10H4z" />,
  <path key="anvil" d="M2 5h7v2h13c-.5 3-3 5-6 5.500V15l3 3v3H6v-3l3-3v-2.500C5.500 12 2.500 9.500 2 7z" />,
  <path key="shield" d="M12 1.500l9 3v7c0 5.500-3.500 9-9 11.500-5.500-2.500-9-6-9-11.500v-7z" />,
  <path key="star" d="M12 1l3.200 7.200 7.800.8-5.800 5.200 1.700 7.700L12 18l-6.900 3.900 1.700-7.700L1 9l7.800-.8z" />,
  <path
    key="horseshoe"
    d="M7 22H2.500v-3H4C2.500 15.500 2 13 2 10.500a10 10 0 0 1 20 0c0 2.500-.5 5-2 8.500h1.500v3H17v-3c1-3 1.500-5.500 1.500-8.500a6.500 6.500 0 0 0-13 0c0 3 .5 5.500 1.500 8.500z"
  />,
];

export const SmithSign = ({ seat }: { readonly seat: number }) => MARKS[seat % MARKS.length] ?? null;

/** The same as a picture in the color of the seat. */
export const SmithMark = ({ seat }: { readonly seat: number }) => (
  <svg viewBox="0 0 24 24" className={`smith-mark ${smithClass(seat)}`} aria-hidden="true">
    <SmithSign seat={seat} />
  </svg>
);

/** The class that brings the color of a seat. */
export const smithClass = (seat: number): string => `p${(seat % MARKS.length) + 1}`;

/** The color of a seat as text and as a line of a plot. */
export const smithColor = (seat: number): string => `var(--${smithClass(seat)})`;
