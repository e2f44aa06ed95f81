/** The bots behind the levels. Much is hidden here, so a search gains less than elsewhere, and the levels below it choose more softly. */
export const levels = { easy: 'soft:10', medium: 'soft:2.5', hard: 'learned' } as const;
