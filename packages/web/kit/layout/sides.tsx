import type { ReactNode } from 'react';

/** The two sides of a two-player game, by seat: red has a sun, blue a moon, so that color is never the only sign. */
export const SIDES = ['red', 'blue'] as const;

/** Drawn in a 24-unit square. */
export const SUN: ReactNode = (
  <>
    <circle cx="12" cy="12" r="4.6" />
    <path d="M12 0l1.9 5h-3.8zM12 24l1.9-5h-3.8zM0 12l5-1.9v3.8zM24 12l-5-1.9v3.8zM3.5 3.5l4.9 2.2-2.7 2.7zM20.5 3.5l-2.2 4.9-2.7-2.7zM3.5 20.5l2.2-4.9 2.7 2.7zM20.5 20.5l-4.9-2.2 2.7-2.7z" />
  </>
);
export const MOON: ReactNode = <path d="M15.5 1.2A11 11 0 1 0 23 15.4 8.8 8.8 0 0 1 15.500 1.200z" />;

/** A side's sign as paths alone. */
export const SeatSign = ({ seat }: { readonly seat: number }) => (seat === 0 ? SUN : MOON);

/** The same as a picture. */
export const SideSign = ({ seat, className = 'ico' }: { readonly seat: number; readonly className?: string }) => (
  <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
    <SeatSign seat={seat} />
  </svg>
);

/** A side's color, for text and plot lines. */
export const seatColor = (seat: number): string => (seat === 0 ? 'var(--red-ink)' : 'var(--blue-ink)');
