import { readStored, store } from '../../client/storage.ts';

const KEY = 'swordtable.name';
/** What a service takes as a name. */
export const NAME_LENGTH = 40;

/** A text as a name: not too long, and without halves of characters, such as a cut leaves behind. */
export const nameFrom = (text: string): string =>
  text
    .trim()
    .slice(0, NAME_LENGTH)
    .replace(/\p{Cs}/gu, '');

/** What the visitor is called at tables with others; empty until they have said it. */
export const ownName = (): string => {
  const name = readStored(KEY);
  return typeof name === 'string' ? nameFrom(name) : '';
};

export const keepName = (name: string): void => {
  store(KEY, name);
};
