import * as z from 'zod/mini';
import type { Shape } from './shape.ts';

/** The pictures and colors that a player's emblem can have. */
export const EMBLEMS = ['helmet', 'shield', 'sword', 'axe', 'laurel', 'owl', 'wolf', 'raven', 'bull', 'lyre', 'trident', 'ship'] as const;
export const COLORS = ['crimson', 'amber', 'olive', 'teal', 'azure', 'violet', 'rose', 'slate'] as const;

/** A picture and its color, by which others recognize a player. */
export const emblem = z.object({ picture: z.enum(EMBLEMS), color: z.enum(COLORS) });
export type Emblem = Shape<typeof emblem>;
