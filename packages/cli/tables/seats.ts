import type { Look } from '../screen/look.ts';

/** Colour is never the only sign: red carries a sun, blue a moon, and where more sit down each has a sign of its own too. */
export const SIGNS = ['☀', '☾', '★', '♣', '♠'] as const;

export const inColour = (seat: number, text: string, { paint }: Look): string => {
  const paints = [paint.red, paint.cyan, paint.green, paint.yellow, paint.magenta];
  return (paints[seat] ?? paint.bold)(text);
};
