import * as z from 'zod/mini';
import { name } from './requests.ts';
import type { Shape } from './shape.ts';

/** The pictures and colors that a player's emblem can have. */
export const EMBLEMS = ['helmet', 'shield', 'sword', 'axe', 'laurel', 'owl', 'wolf', 'raven', 'bull', 'lyre', 'trident', 'ship'] as const;
export const COLORS = ['crimson', 'amber', 'olive', 'teal', 'azure', 'violet', 'rose', 'slate'] as const;

/** A picture and its color, by which others recognize a player. */
export const emblem = z.object({ picture: z.enum(EMBLEMS), color: z.enum(COLORS) });
export type Emblem = Shape<typeof emblem>;

export const profileBody = z.object({ name: name.check(z.minLength(1)), emblem });

/** A player as everyone may see them. */
export const player = z.object({
  player: z.string().check(z.describe('The player’s id, as in the address of their page.')),
  name: z.string(),
  emblem,
  since: z.number().check(z.describe('In milliseconds.')),
});
export type PlayerCard = Shape<typeof player>;

export const me = z.object({ me: z.nullable(player).check(z.describe('Null while you’re a guest.')) });
