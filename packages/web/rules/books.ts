import { use, useMemo } from 'react';
import { type Language, useLanguage } from '../words/language.ts';
import type { RuleBook } from './book.ts';

type BookIn = (game: string, language: Language) => RuleBook;

const battlefields = async (): Promise<BookIn> => (await import('../tables/battlefields/rule-book.ts')).battleBook;
const contracts = async (): Promise<BookIn> => (await import('../tables/contracts/rule-book.ts')).contractBook;
const swordcrafters = async (): Promise<BookIn> => (await import('../tables/swordcrafters/rule-book.ts')).swordBook;
const tiles = async (): Promise<BookIn> => (await import('../tables/tile-battle/rule-book.ts')).tileBook;

/** Every game has one line here. The words are loaded when somebody opens the rules. */
const LOADERS: Readonly<Record<string, () => Promise<BookIn>>> = { olympus: tiles, asgard: tiles, battlefields, swordcrafters, contracts };
const loading = new Map<string, Promise<BookIn | undefined>>();

/** What failed is tried again by whoever asks next. */
const load = (game: string): Promise<BookIn | undefined> => {
  const known = loading.get(game);
  if (known !== undefined) return known;
  const loader = Object.hasOwn(LOADERS, game) ? LOADERS[game] : undefined;
  const asked = Promise.resolve(loader?.()).catch((trouble: unknown) => {
    loading.delete(game);
    throw trouble;
  });
  loading.set(game, asked);
  return asked;
};

/** The rules of a game in the language of the page; nothing for a game that has none here. */
export const useRuleBook = (game: string): RuleBook | undefined => {
  const bookIn = use(load(game));
  const language = useLanguage();
  return useMemo(() => bookIn?.(game, language), [bookIn, game, language]);
};
