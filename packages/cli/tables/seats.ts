import type { Look } from '../screen/look.ts';

/** Colour is never the only sign: the first seat carries a sun, the second a moon, and where more sit down each has a sign of its own too. */
export const SIGNS = ['☀', '☾', '★', '♣', '♠'] as const;

export const inSeatColor = (seat: number, text: string, { paint }: Look): string => {
  const paints = [paint.red, paint.cyan];
  return (paints[seat] ?? paint.bold)(text);
};

/** Where seats are named after colors (amber, sky, copper, lime and lilac), each in its own, as near as a terminal comes. */
export const inNamedColor = (seat: number, text: string, { paint }: Look): string => {
  const paints = [paint.yellow, paint.cyan, paint.red, paint.green, paint.magenta];
  return (paints[seat] ?? paint.bold)(text);
};
