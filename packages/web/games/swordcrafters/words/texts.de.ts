import { names } from './names.de.ts';
import { sentence } from './telling.de.ts';
import type { SwordTexts } from './texts.ts';

/** German, complete: names, texts and events. */
export const de: SwordTexts = { ...names, sentence };
