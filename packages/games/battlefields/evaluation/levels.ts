/**
 * The bots behind the levels. Much is hidden here, so a search gains less than elsewhere, and the levels below it choose more softly; the one
 * just below it only among answers that are nearly as good, so that it can't be read.
 */
export const levels = { easy: 'soft:10', medium: 'soft:2.5', hard: 'bluff' } as const;
