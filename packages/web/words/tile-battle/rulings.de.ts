import rulings from './rulings.de.md?raw';
import { readRulings, rulingsFrom } from './rulings.ts';

/** The rulings in German. */
export const de = rulingsFrom(readRulings(rulings));
