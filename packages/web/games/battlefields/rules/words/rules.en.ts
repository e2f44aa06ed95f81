import type { Section } from '../../../../kit/rules/book.ts';
import { battle } from './rules-battle.en.ts';
import { round } from './rules-round.en.ts';

/** The rules of Battlefields in our own words. */
export const en: readonly Section[] = [...round, ...battle];
