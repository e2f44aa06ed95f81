import type { BattleTexts } from '@swordtable/games/battlefields/text/texts';
import { sentence } from './events.de.ts';
import { names } from './names.de.ts';

/** German, complete: names, texts and events. */
export const de: BattleTexts = { ...names, sentence };
