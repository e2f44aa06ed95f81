import type { Contract } from './card.ts';
import { OCCULT_BASICS, OCCULT_FOLLOW_UPS } from './contracts/occult.ts';
import { TREASURE_BASICS, TREASURE_FOLLOW_UPS } from './contracts/treasure.ts';
import { WAR_BASICS, WAR_FOLLOW_UPS } from './contracts/war.ts';

/** The contracts that lie open from the start (C-2): four of level 1 in each arc, and seven of level 2. */
export const BASIC_CONTRACTS: readonly Contract[] = [...TREASURE_BASICS, ...WAR_BASICS, ...OCCULT_BASICS];

/** The contracts that bonuses open (C-16): two in each arc at each of the levels 2, 3, and 4, so that no one knows which will open. */
export const FOLLOW_UP_CONTRACTS: readonly Contract[] = [...TREASURE_FOLLOW_UPS, ...WAR_FOLLOW_UPS, ...OCCULT_FOLLOW_UPS];
