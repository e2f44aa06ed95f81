import type { Json } from '@swordtable/kernel';
import { readStored, store } from '../../client/storage.ts';

/** What was entered: four texts per hero, clockwise from north, as they are in the fields. */
export type Draft = Readonly<Record<string, readonly string[]>>;

/** Options whose table can be entered on a page. Both editions share one: a file of numbers may have heroes of both. */
const PAGES: Readonly<Record<string, string>> = { 'olympus.numbers': '/numbers', 'asgard.numbers': '/numbers' };
const KEY = 'swordtable.numbers';

export const typingPage = (game: string, option: string): string | undefined => PAGES[`${game}.${option}`];

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length === 4 && value.every((text) => typeof text === 'string' && text.length <= 2);

/** The draft in this browser. Values of another shape are ignored. */
export const keptDraft = (): Draft => {
  const value = readStored(KEY);
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, readonly string[]] => isTexts(entry[1])));
};

/** Saves a draft; says whether that worked. */
export const keepDraft = (draft: Draft): boolean => store(KEY, Object.keys(draft).length === 0 ? undefined : draft);

const isWhole = (text: string): boolean => /^[0-9]$/.test(text);

/** A draft's heroes with all four numbers, as the game reads them. */
export const finished = (draft: Draft): readonly { readonly id: string; readonly numbers: readonly number[] }[] =>
  Object.entries(draft).flatMap(([id, texts]) => (texts.every(isWhole) ? [{ id, numbers: texts.map(Number) }] : []));

/** The table entered for a game's option, or null if there is none. The game checks it like any other. */
export const typedTable = (game: string, option: string): Json => {
  if (typingPage(game, option) === undefined) return null;
  const tiles = finished(keptDraft()).map(({ id, numbers }) => ({ id, numbers: [...numbers] }));
  return tiles.length === 0 ? null : { tiles };
};
