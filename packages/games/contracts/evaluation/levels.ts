/**
 * The bots behind the levels. The estimate of a position is good, so a bot that looks one answer ahead is no beginner, and even a very short
 * search is worth a level of its own.
 */
export const levels = { easy: 'soft:0.7', medium: 'soft:0.3', hard: 'learned:15,900ms' } as const;
