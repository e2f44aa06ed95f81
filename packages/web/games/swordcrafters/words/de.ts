import { de as prompt } from './prompt.de.ts';
import { de as scoring } from './scoring.de.ts';
import { de as sword } from './sword.de.ts';
import { de as table } from './table.de.ts';

/** The same in German. */
export const de = { prompt, scoring, sword, table };
