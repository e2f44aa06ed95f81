import { names } from './names.de.ts';
import { sentence } from './telling.de.ts';
import type { BattleTexts } from './texts.ts';

/** German, complete: names, texts and events. */
export const de: BattleTexts = { ...names, sentence };
