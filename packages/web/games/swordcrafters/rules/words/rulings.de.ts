import { readRulings, rulingsFrom } from '../../../../kit/words/rulings.ts';
import rulings from './rulings.de.md?raw';

/** The rulings in German. */
export const de = rulingsFrom(readRulings(rulings), 'SR');
