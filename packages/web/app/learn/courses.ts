import { webGame } from '../../games/index.ts';
import type { Course } from '../../kit/lessons/lesson.ts';

export const hasCourse = (game: string): boolean => webGame(game)?.lessons !== undefined;

/** The guided first game of a game, loaded when somebody wants to learn it; nothing where there is none. */
export const loadCourse = (game: string): Promise<Course> | undefined => webGame(game)?.lessons?.();
