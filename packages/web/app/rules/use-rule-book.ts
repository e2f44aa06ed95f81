import { use, useMemo } from 'react';
import { webGame } from '../../games/index.ts';
import { loadOnce } from '../../kit/load-once.ts';
import type { BookIn, RuleBook } from '../../kit/rules/book.ts';
import { useLanguage } from '../../kit/words/language.ts';

const load = loadOnce(async (game): Promise<BookIn | undefined> => webGame(game)?.rules?.());

/** A game's rules in the page's language; undefined for a game that has none. */
export const useRuleBook = (game: string): RuleBook | undefined => {
  const bookIn = use(load(game));
  const language = useLanguage();
  return useMemo(() => bookIn?.(game, language), [bookIn, game, language]);
};
