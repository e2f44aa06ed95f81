import type { SwordTexts } from '@swordtable/games/swordcrafters/text/texts';
import { names } from './names.de.ts';
import { sentence } from './sentences.de.ts';

/** German, complete: names, texts and events. */
export const de: SwordTexts = { ...names, sentence };
