import { readStored, store } from '../../client/storage.ts';
import type { GameId } from '../home/home-games.ts';

/** In this order, day after day. */
const GAMES: readonly GameId[] = ['olympus', 'battlefields', 'asgard', 'swordcrafters', 'contracts'];
const DAY_MS = 86_400_000;
/** Neighboring puzzles are from the same match, so each day takes one far from the last. */
const STRIDE = 83;

/** The number of a day in the reader's calendar. */
export const dayOf = (date: Date): number => Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);

/** The game of a day's puzzle. */
export const dailyGame = (day: number): GameId => GAMES[day % GAMES.length] ?? 'olympus';

/** A day's puzzle: the same for everyone, without a server. */
export const dailyPuzzle = <Card>(all: readonly Card[], day: number): Card | undefined =>
  all[(Math.floor(day / GAMES.length) * STRIDE) % Math.max(1, all.length)];

const KEY = 'swordtable.puzzles.day';

/** Whether this browser has answered the day's puzzle. */
export const isDailyDone = (day: number): boolean => readStored(KEY) === day;
export const keepDailyDone = (day: number): void => void store(KEY, day);
