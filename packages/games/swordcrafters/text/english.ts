import { names } from './names.ts';
import { sentence } from './sentences.ts';
import type { SwordTexts } from './texts.ts';

/** English, complete: names, texts, and events. */
export const en: SwordTexts = { ...names, sentence };
