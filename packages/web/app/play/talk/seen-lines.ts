import { readStored, store } from '../../../client/storage.ts';

const KEY = 'swordtable.talk';
/** Longer lists are of no use: no one plays this many matches at a time. */
const MOST = 50;

type Seen = readonly (readonly [match: string, number: number])[];

const isSeen = (value: unknown): value is Seen =>
  Array.isArray(value) && value.every((each) => Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'number');

const all = (): Seen => {
  const stored = readStored(KEY);
  return isSeen(stored) ? stored : [];
};

/** The number of the last line that was read here in a match. */
export const lastSeen = (match: string): number => all().find(([each]) => each === match)?.[1] ?? 0;

export const keepSeen = (match: string, number: number): void => {
  const others = all().filter(([each]) => each !== match);
  store(KEY, [[match, number], ...others].slice(0, MOST));
};
