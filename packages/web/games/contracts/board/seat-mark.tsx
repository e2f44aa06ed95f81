import { Icon } from '../../../kit/icons/icon.tsx';

/** The class that brings the color of a seat. */
export const seatClass = (seat: number): string => `p${(seat % 5) + 1}`;

/** The color of a seat as text and as a line of a plot. */
export const seatColor = (seat: number): string => `var(--${seatClass(seat)})`;

/** The meeple of a seat; it has the number of the seat on it, so that color is not the only sign. */
export const Meeple = ({ seat }: { readonly seat: number }) => (
  <span className={`meeple ${seatClass(seat)}`}>
    <Icon name="sign/meeple" />
    <i>{seat + 1}</i>
  </span>
);

/** A meeple in a square of 24, with the number of the seat on it. */
export const SeatSign = ({ seat }: { readonly seat: number }) => (
  <>
    <path d="M12 1.500a4 4 0 0 1 3.800 5.200c3 .6 6.700 2.300 6.700 4.800 0 1.600-2.600 2-5 2.200.7 2.600 3 5.300 3 7.300 0 1-.8 1.500-2 1.500h-4l-2.500-4.500L9.500 22.500h-4c-1.200 0-2-.5-2-1.500 0-2 2.300-4.700 3-7.300-2.400-.2-5-.6-5-2.200 0-2.500 3.700-4.200 6.700-4.800A4 4 0 0 1 12 1.500z" />
    <text x="12" y="15.500" textAnchor="middle" fontSize="8" fontWeight="800" fill="var(--ground)">
      {seat + 1}
    </text>
  </>
);
