import type { Course } from './lesson.ts';

const LOADERS: Readonly<Record<string, () => Promise<Course>>> = {
  olympus: async () => (await import('../tables/tile-battle/course.tsx')).tileCourse,
  contracts: async () => (await import('../tables/contracts/course/course.ts')).contractsCourse,
};

export const hasCourse = (game: string): boolean => Object.hasOwn(LOADERS, game);

/** The guided first game of a game, loaded when somebody wants to learn it; nothing where there is none. */
export const loadCourse = (game: string): Promise<Course> | undefined => (hasCourse(game) ? LOADERS[game]?.() : undefined);
