import { en as about } from './about.en.ts';
import { board } from './board.en.ts';
import { draft } from './draft.en.ts';
import { en as ends } from './ends.en.ts';
import { plan } from './plan.en.ts';
import { en as prompt } from './prompt.en.ts';

/** Everything the table of Contracts says outside of its cards and its log, part by part. */
export const en = { about, board, draft, ends, plan, prompt };
