/** A longer search gains little here, so the level below it searches less than in other games: that keeps the two apart. */
export const levels = { hard: 'learned:100,900ms' } as const;
