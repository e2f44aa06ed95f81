import type { Standing } from './game.ts';

/** Most points first; equal points share a rank. */
export const byPoints = (points: readonly number[]): Standing => {
  const scores = [...new Set(points)].sort((a, b) => b - a);
  return { points: [...points], ranking: scores.map((score) => points.flatMap((own, seat) => (own === score ? [seat] : []))) };
};
