import type { SameWords } from '../../kit/words/words.ts';
import type { en } from './en.ts';

/** English defines the keys; every other language has the same ones. */
export type Dictionary = SameWords<typeof en>;
