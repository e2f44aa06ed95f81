import { en as prompt } from './prompt.en.ts';
import { en as scoring } from './scoring.en.ts';
import { en as sword } from './sword.en.ts';
import { en as table } from './table.en.ts';

/** All that the table of Swordcrafters says, by its parts. */
export const en = { prompt, scoring, sword, table };
