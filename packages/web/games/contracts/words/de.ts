import { de as about } from './about.de.ts';
import { board } from './board.de.ts';
import { draft } from './draft.de.ts';
import { de as ends } from './ends.de.ts';
import { plan } from './plan.de.ts';
import { de as prompt } from './prompt.de.ts';

/** All that the table of Contracts says outside of its cards and its log, part by part. */
export const de = { about, board, draft, ends, plan, prompt };
