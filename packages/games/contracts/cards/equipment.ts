import type { Equipment } from './card.ts';
import { BODY } from './equipment/body.ts';
import { MAIN_HAND } from './equipment/main.ts';
import { SUPPORT_HAND } from './equipment/support.ts';

/** The equipment of the encounter deck (C-1), by slot. */
export const EQUIPMENT: readonly Equipment[] = [...MAIN_HAND, ...SUPPORT_HAND, ...BODY];
