import type { Section } from '../../../../kit/rules/book.ts';
import { battle } from './rules-battle.de.ts';
import { round } from './rules-round.de.ts';

/** The rules of Battlefields in German. */
export const de: readonly Section[] = [...round, ...battle];
