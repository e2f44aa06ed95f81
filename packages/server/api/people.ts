import * as z from 'zod/mini';
import { emblem } from './emblem.ts';
import { name } from './requests.ts';
import type { Shape } from './shape.ts';

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
