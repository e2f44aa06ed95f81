import type { Companion } from './card.ts';
import { MAGES } from './companions/mages.ts';
import { MIXED } from './companions/mixed.ts';
import { SCOUTS } from './companions/scouts.ts';
import { WARRIORS } from './companions/warriors.ts';

/** All companions of the encounter deck (C-1). */
export const COMPANIONS: readonly Companion[] = [...WARRIORS, ...SCOUTS, ...MAGES, ...MIXED];
