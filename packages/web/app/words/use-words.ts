import { useSyncExternalStore } from 'react';
import { keepLanguage, type Language, preferredLanguage, setLanguage, subscribeToLanguage } from '../../kit/words/language.ts';
import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';

const loaders: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
};

let words: Dictionary = en;

const speak = async (language: Language): Promise<void> => {
  words = await loaders[language]();
  document.title = words.page.title;
  setLanguage(language);
};

/** Loads the preferred language before the first render, or English if that fails. */
export const startLanguage = (): Promise<void> => speak(preferredLanguage()).catch(() => speak('en'));

export const chooseLanguage = async (language: Language): Promise<void> => {
  await speak(language);
  keepLanguage(language);
};

/** The pages' own texts; games and the kit bring theirs. */
export const useWords = (): Dictionary => useSyncExternalStore(subscribeToLanguage, () => words);
