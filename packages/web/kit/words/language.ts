import { useSyncExternalStore } from 'react';
import { observable } from '../../client/observable.ts';
import { readStored, store } from '../../client/storage.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const KEY = 'swordtable.language';
const current = observable<Language>('en');

/** The language chosen here before, or else the first of the browser's languages that we have. */
export const preferredLanguage = (): Language => {
  const wishes = [readStored(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.flatMap((wish) => LANGUAGES.find((language) => language === wish) ?? [])[0] ?? 'en';
};

export const setLanguage = (language: Language): void => {
  document.documentElement.lang = language;
  current.set(language);
};

export const keepLanguage = (language: Language): boolean => store(KEY, language);

export const subscribeToLanguage = current.subscribe;
export const useLanguage = (): Language => useSyncExternalStore(current.subscribe, current.get);

/** A hook for the texts of one part of the page, loaded with that part: every language has the same ones. */
export const wordsBy =
  <Own>(each: Readonly<Record<Language, Own>>): (() => Own) =>
  () =>
    each[useLanguage()];
