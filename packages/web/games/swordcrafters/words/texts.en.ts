import { names } from './names.en.ts';
import { sentence } from './telling.en.ts';
import type { SwordTexts } from './texts.ts';

/** English, complete: names, texts and events. */
export const en: SwordTexts = { ...names, sentence };
