import type { PuzzleCard } from '../../client/puzzles/host.ts';
import { readStored, store } from '../../client/storage.ts';
import type { Progress } from './progress.ts';

export const LEVELS = ['easier', 'even', 'harder'] as const;
export type Level = (typeof LEVELS)[number];

/** Which puzzles a player wants. */
export interface Wish {
  /** Any if undefined. */
  readonly theme?: string | undefined;
  readonly level: Level;
}

/** How far from the player's rating. */
const APART: Readonly<Record<Level, number>> = { easier: -250, even: 0, harder: 250 };
/** One of this many that fit best, so that not everyone gets the same. */
const AMONG = 6;

export const isAbout = ({ themes }: PuzzleCard, theme: string | undefined): boolean => theme === undefined || themes.includes(theme);

/** A puzzle that wasn't tried yet and is about as difficult as wished; an old one if all were tried. `chance` is from 0 to 1. */
export const nextPuzzle = (
  all: readonly PuzzleCard[],
  { skill, done }: Progress,
  { theme, level }: Wish,
  chance: number,
  now?: string,
): PuzzleCard | undefined => {
  const fitting = all.filter((card) => card.id !== now && isAbout(card, theme));
  const fresh = fitting.filter(({ id }) => !Object.hasOwn(done, id));
  const failed = fitting.filter(({ id }) => done[id] === 0);
  const pool = fresh.length > 0 ? fresh : failed.length > 0 ? failed : fitting;
  const wanted = skill.rating + APART[level];
  const near = pool.toSorted((a, b) => Math.abs(a.rating - wanted) - Math.abs(b.rating - wanted)).slice(0, AMONG);
  return near[Math.min(near.length - 1, Math.floor(chance * near.length))];
};

const keyOf = (game: string): string => `swordtable.puzzles.wish.${game}`;

export const keptWish = (game: string): Wish => {
  const value = readStored(keyOf(game));
  if (typeof value !== 'object' || value === null) return { level: 'even' };
  const { theme, level } = value as Partial<Record<keyof Wish, unknown>>;
  return { level: LEVELS.find((each) => each === level) ?? 'even', ...(typeof theme === 'string' ? { theme } : {}) };
};

export const keepWish = (game: string, wish: Wish): void => void store(keyOf(game), wish);
