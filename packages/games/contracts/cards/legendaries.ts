import type { Legendary } from './card.ts';
import { FIGHTERS } from './legendaries/fighters.ts';
import { WANDERERS } from './legendaries/wanderers.ts';

/** Those whom one meets in the Tavern (C-35): they cost a fee at once and a good salary ever after. */
export const LEGENDARIES: readonly Legendary[] = [...FIGHTERS, ...WANDERERS];
