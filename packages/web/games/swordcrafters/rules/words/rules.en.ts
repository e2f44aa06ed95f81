import type { Section } from '../../../../kit/rules/book.ts';
import { round } from './rules-round.en.ts';
import { score } from './rules-score.en.ts';

/** The rules of Swordcrafters in our own words. */
export const en: readonly Section[] = [...round, ...score];
