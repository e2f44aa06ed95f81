import { readStored, store } from '../../client/storage.ts';

const KEY = 'swordtable.name';
/** What the server accepts as a name. */
export const NAME_LENGTH = 40;

/** Makes a text a valid name: short enough, and without halves of characters left over from cutting. */
export const nameFrom = (text: string): string =>
  text
    .trim()
    .slice(0, NAME_LENGTH)
    .replace(/\p{Cs}/gu, '');

/** The visitor's name at tables with others; empty until given. */
export const ownName = (): string => {
  const name = readStored(KEY);
  return typeof name === 'string' ? nameFrom(name) : '';
};

export const keepName = (name: string): void => {
  store(KEY, name);
};
