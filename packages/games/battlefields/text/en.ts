import { sentence } from './events.ts';
import { names } from './names.ts';
import type { BattleTexts } from './texts.ts';

/** English, complete: names, texts and events. */
export const en: BattleTexts = { ...names, sentence };
