import { CLOCKS } from './clocks.ts';
import { FRONT } from './front.ts';
import { LIMIT_BUGS } from './limits.ts';
import { ORDERS } from './orders.ts';
import { PEOPLE } from './people.ts';
import type { Plant } from './plant.ts';
import { STORAGE } from './storage.ts';
import { AMONG_STRANGERS } from './strangers.ts';
import { TELLING } from './telling.ts';
import { UNWANTED } from './unwanted.ts';

/** Planted bugs, by name. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  ...STORAGE,
  ...ORDERS,
  ...CLOCKS,
  ...TELLING,
  ...PEOPLE,
  ...AMONG_STRANGERS,
  ...UNWANTED,
  ...FRONT,
  ...LIMIT_BUGS,
};
