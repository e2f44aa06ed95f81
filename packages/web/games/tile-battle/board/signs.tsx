import type { ReactNode } from 'react';
import { CROSS } from '../../../kit/icons/cross.ts';
import { MOON, SUN } from '../../../kit/layout/sides.tsx';

/** Signs of our own, drawn in a square of 24. Colors come from where they stand. */
const SIGNS = {
  sun: SUN,
  moon: MOON,
  mandatory: <path fillRule="evenodd" d="M12 0l12 12-12 12L0 12zm-1.500 6v7.400h3V6zm0 9.400v3h3v-3z" />,
  optional: (
    <>
      <path
        fillRule="evenodd"
        d="M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm0 2.600a9.400 9.400 0 1 0 0 18.800 9.400 9.400 0 0 0 0-18.800z"
      />
      <path d="M8.2 9.200C8.200 7 9.900 5.600 12.100 5.600s3.900 1.400 3.900 3.400c0 2.700-2.700 2.800-2.700 5h-2.500c0-3.200 2.600-3.400 2.600-4.900 0-.7-.5-1.200-1.300-1.200s-1.300.5-1.300 1.300zM10.600 15.600h2.800v2.800h-2.800z" />
    </>
  ),
  continuous: (
    <path d="M6.6 6.2c3.9 0 6.2 8.6 10.8 8.6 1.6 0 2.7-1.2 2.7-2.8s-1.1-2.8-2.7-2.8c-1.4 0-2.6.9-3.6 2.2l-1.8-2.6c1.4-1.5 3.2-2.6 5.4-2.6 3.4 0 6.1 2.5 6.1 5.8s-2.7 5.8-6.1 5.8c-6 0-8-8.6-10.8-8.6-1.6 0-2.7 1.2-2.7 2.8s1.1 2.8 2.7 2.8c1.4 0 2.6-.9 3.6-2.2l1.8 2.6c-1.4 1.5-3.2 2.6-5.4 2.6C3.2 17.8.5 15.3.5 12S3.2 6.2 6.6 6.2z" />
  ),
  'end-of-round': (
    <path d="M3.5 0h17v3.2h-1.6c0 4.3-2.4 6.6-4.5 8.8 2.1 2.2 4.5 4.5 4.5 8.8h1.6V24h-17v-3.2h1.6c0-4.3 2.4-6.6 4.5-8.8C7.5 9.8 5.1 7.5 5.1 3.2H3.5z" />
  ),
  held: (
    <>
      <circle cx="12" cy="12" r="12" fill="var(--tile-ink)" />
      <path fill="var(--tile-dark)" d="M8 10V8.300a4 4 0 0 1 8 0V10h1.300v8H6.700v-8zm2.100 0h3.800V8.300a1.900 1.900 0 0 0-3.800 0z" />
    </>
  ),
  shield: (
    <>
      <path fill="var(--tile-ink)" d="M12 0l10 3.400v7.800c0 6-4 10.300-10 12.800C6 21.500 2 17.200 2 11.200V3.400z" />
      <path fill="var(--tile-dark)" d="M12 2.700l7.600 2.600v5.900c0 4.700-3 8-7.600 10.100-4.600-2.100-7.600-5.400-7.600-10.100V5.300z" />
      <path fill="var(--plate-up)" d="M12 5l5.400 1.900v4.300c0 3.400-2.100 5.900-5.400 7.600z" />
    </>
  ),
  asleep: (
    <>
      <circle cx="12" cy="12" r="12" fill="var(--tile-ink)" />
      <path
        fill="var(--tile-dark)"
        d="M6 6h7v2.200L9 14h4v2.500H5.700v-2.300l4-5.700H6zM14 10h4.600v1.600L16 15.200h2.700V17h-5v-1.600l2.600-3.600H14z"
      />
    </>
  ),
  arrow: <path d="M3 10.500h13l-4.500-4.500 2.100-2.100L21.700 12l-8.100 8.100-2.100-2.100 4.500-4.500H3z" />,
  undo: <path d="M9 3v5h5.500a6.500 6.500 0 1 1 0 13H8v-3h6.500a3.500 3.500 0 1 0 0-7H9v5L2 9.500z" />,
  hint: <path d="M12 1a8 8 0 0 0-4.500 14.600V18h9v-2.400A8 8 0 0 0 12 1zM8.500 20h7v1.500h-1.500V23h-4v-1.500H8.500z" />,
  left: <path d="M11 2v4a8 8 0 1 1-8 8h3a5 5 0 1 0 5-5v4L4.500 7.500z" />,
  right: <path d="M13 2v4a8 8 0 1 0 8 8h-3a5 5 0 1 1-5-5v4l6.500-5.500z" />,
  cross: <path d={CROSS} />,
  check: <path d="M9.500 19.500L2 12l2.500-2.500 5 5L19.500 4.500 22 7z" />,
} satisfies Record<string, ReactNode>;

export type SignName = keyof typeof SIGNS;

export const Sign = ({ name, className }: { readonly name: SignName; readonly className?: string }) => (
  <svg viewBox="0 0 24 24" className={className ?? 'ico'} aria-hidden="true">
    {SIGNS[name]}
  </svg>
);

/** Red carries a sun, blue a moon. */
export const sideSign = (seat: number): SignName => (seat === 0 ? 'sun' : 'moon');
