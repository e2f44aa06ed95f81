import { useSyncExternalStore } from 'react';
import { keep, kept } from '../kept.ts';
import { en } from './en.ts';
import type { SameWords } from './words.ts';

/** English says which words there are; every other language has the same. */
export type Dictionary = SameWords<typeof en>;

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in itself, to choose it by. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const loaders: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
};

const KEY = 'swordtable.language';
const listeners = new Set<() => void>();
let current: { readonly language: Language; readonly words: Dictionary } = { language: 'en', words: en };

/** What was chosen here before, else the first of the browser's languages that we speak. */
const preferred = (): Language => {
  const wishes = [kept(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.flatMap((wish) => LANGUAGES.find((language) => language === wish) ?? [])[0] ?? 'en';
};

const speak = async (language: Language): Promise<void> => {
  current = { language, words: await loaders[language]() };
  document.documentElement.lang = language;
  document.title = current.words.page.title;
  for (const listener of listeners) listener();
};

/** Loads the preferred language before the page is first drawn. Where it cannot be had, English will do. */
export const startLanguage = (): Promise<void> => speak(preferred()).catch(() => speak('en'));

export const chooseLanguage = async (language: Language): Promise<void> => {
  await speak(language);
  keep(KEY, language);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useWords = (): Dictionary => useSyncExternalStore(subscribe, () => current.words);
export const useLanguage = (): Language => useSyncExternalStore(subscribe, () => current.language);

/** A hook for the words of one part of the page, which are loaded with that part: every language has the same ones. */
export const wordsBy =
  <Own>(each: Readonly<Record<Language, Own>>): (() => Own) =>
  () =>
    each[useLanguage()];
