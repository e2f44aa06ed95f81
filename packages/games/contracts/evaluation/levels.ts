/**
 * The bots behind the levels. With what was learned about cards, a bot that looks one answer ahead plays well, and a short search adds little:
 * so Hard is one that takes the best, Easy and Medium choose less strictly, and Expert searches.
 */
export const levels = { easy: 'soft:1.2', medium: 'soft:0.6', hard: 'learned' } as const;
