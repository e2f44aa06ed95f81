import type { Game, Words } from '@swordtable/kernel';
import { useMemo } from 'react';
import { type Language, useLanguage } from '../words/language.ts';

/** Sentences of a game in other languages; what is missing falls back to the rules' own, which are English. */
export type Translations = Readonly<Partial<Record<Language, Partial<Words<unknown, unknown>>>>>;

export const wordsFor = ({ words }: Pick<Game, 'words'>, translations: Translations, language: Language): Game['words'] => ({
  ...words,
  ...translations[language],
});

/** A hook for the words of a game in the language of the page. */
export const gameWordsBy =
  (game: Pick<Game, 'words'>, translations: Translations): (() => Game['words']) =>
  () => {
    const language = useLanguage();
    return useMemo(() => wordsFor(game, translations, language), [language]);
  };
