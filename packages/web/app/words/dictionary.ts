import type { SameWords } from '../../kit/words/words.ts';
import type { en } from './en.ts';

/** English says which words there are; every other language has the same. */
export type Dictionary = SameWords<typeof en>;
