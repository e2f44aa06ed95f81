import type { Look } from '../screen/look.ts';

/** Color is never the only sign: the first seat has a sun, the second a moon, and every further seat its own sign. */
export const SIGNS = ['☀', '☾', '★', '♣', '♠'] as const;

export const inSeatColor = (seat: number, text: string, { paint }: Look): string => {
  const paints = [paint.red, paint.cyan];
  return (paints[seat] ?? paint.bold)(text);
};

/** Where seats are named after colors (amber, sky, copper, lime, and lilac), each in its own color, as close as a terminal gets. */
export const inNamedColor = (seat: number, text: string, { paint }: Look): string => {
  const paints = [paint.yellow, paint.cyan, paint.red, paint.green, paint.magenta];
  return (paints[seat] ?? paint.bold)(text);
};
