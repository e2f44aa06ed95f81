/**
 * The bots behind the levels. The estimate of a position is good, so a bot that looks one answer ahead is no beginner, and even a very short
 * search is worth a level of its own.
 */
export const levels = { easy: 'soft:1', medium: 'soft:0.5', hard: 'learned:10,900ms' } as const;
