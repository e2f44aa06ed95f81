import { keep, kept } from '../../kept.ts';

const KEY = 'swordtable.name';
/** What a service takes as a name. */
export const NAME_LENGTH = 40;

/** What the visitor is called at tables with others; empty until they have said it. */
export const ownName = (): string => {
  const name = kept(KEY);
  return typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '';
};

export const keepName = (name: string): void => {
  keep(KEY, name);
};
