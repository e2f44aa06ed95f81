import type { Look } from '../screen/look.ts';

/** Colour is never the only sign: red carries a sun, blue a moon. */
export const SIGNS = ['☀', '☾'] as const;

export const inColour = (seat: number, text: string, { paint }: Look): string => (seat === 0 ? paint.red(text) : paint.cyan(text));
