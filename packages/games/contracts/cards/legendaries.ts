import type { Legendary } from './card.ts';
import { FIGHTERS } from './legendaries/fighters.ts';
import { WANDERERS } from './legendaries/wanderers.ts';

/** Legendary companions, recruited in the Tavern (C-35) for a fee and a high salary. */
export const LEGENDARIES: readonly Legendary[] = [...FIGHTERS, ...WANDERERS];
