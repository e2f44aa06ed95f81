import type { Section } from '../../../../kit/rules/book.ts';
import { round } from './rules-round.de.ts';
import { score } from './rules-score.de.ts';

/** The rules of Swordcrafters in German. */
export const de: readonly Section[] = [...round, ...score];
