import { names } from './names.en.ts';
import { sentence } from './telling.en.ts';
import type { BattleTexts } from './texts.ts';

/** English, complete: names, texts and events. */
export const en: BattleTexts = { ...names, sentence };
