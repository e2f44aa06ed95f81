import { sentence } from './events.ts';
import { names } from './names.ts';
import type { TileTexts } from './texts.ts';
import { actionText, turnsInWords, words } from './words.ts';

/** English, complete: names, texts, questions, answers, and events. */
export const en: TileTexts = { ...names, sentence, action: actionText, prompt: words.prompt, turnsInWords };
