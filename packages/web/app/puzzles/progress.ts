import { readStored, store } from '../../client/storage.ts';
import { BEGINNER, type Skill, skillAfter } from './rating.ts';

/** What a player has done with a game's puzzles. */
export interface Progress {
  readonly skill: Skill;
  /** Solved in a row, now and at best. */
  readonly streak: number;
  readonly best: number;
  /** The first answers, by puzzle: 1 for solved. The oldest come first. */
  readonly done: Readonly<Record<string, 0 | 1>>;
}

export const NEW: Progress = { skill: BEGINNER, streak: 0, best: 0, done: {} };

/** More than a game has. */
const DONE_MAX = 1_000;

/** The progress with the first answer to a puzzle; a later answer changes nothing. */
export const progressAfter = (before: Progress, { id, rating }: { id: string; rating: number }, credit: number): Progress => {
  if (Object.hasOwn(before.done, id)) return before;
  const isSolved = credit === 1;
  const streak = isSolved ? before.streak + 1 : 0;
  const done = Object.fromEntries([...Object.entries(before.done), [id, isSolved ? 1 : 0] as const].slice(-DONE_MAX));
  return { skill: skillAfter(before.skill, rating, credit), streak, best: Math.max(before.best, streak), done };
};

export const countsOf = ({ done }: Progress): { readonly tried: number; readonly solved: number } => {
  const all = Object.values(done);
  return { tried: all.length, solved: all.filter((each) => each === 1).length };
};

const keyOf = (game: string): string => `swordtable.puzzles.${game}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The stored value, checked, because anything may have written it. */
export const progressFrom = (value: unknown): Progress => {
  if (!isObject(value)) return NEW;
  const { skill, streak, best, done } = value;
  if (!isObject(skill) || !isNumber(streak) || !isNumber(best) || !isObject(done)) return NEW;
  const { rating, deviation, volatility } = skill;
  if (!isNumber(rating) || !isNumber(deviation) || !isNumber(volatility)) return NEW;
  const known = Object.entries(done).flatMap(([id, each]) => (each === 0 || each === 1 ? [[id, each] as const] : []));
  return { skill: { rating, deviation, volatility }, streak, best, done: Object.fromEntries(known) };
};

export const keptProgress = (game: string): Progress => progressFrom(readStored(keyOf(game)));
export const keepProgress = (game: string, progress: Progress): void => void store(keyOf(game), progress);
