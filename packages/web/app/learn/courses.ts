import { webGame } from '../../games/index.ts';
import type { Course } from '../../kit/lessons/lesson.ts';

export const hasCourse = (game: string): boolean => webGame(game)?.lessons !== undefined;

/** A game's guided first game, loaded on demand; undefined if there is none. */
export const loadCourse = (game: string): Promise<Course> | undefined => webGame(game)?.lessons?.();
