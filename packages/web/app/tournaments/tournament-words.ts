import { wordsBy } from '../../kit/words/language.ts';
import type { SameWords } from '../../kit/words/words.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export type TournamentWords = SameWords<typeof en>;

/** The texts of the tournaments, in the page's language. */
export const useTournamentWords = wordsBy<TournamentWords>({ en, de });
