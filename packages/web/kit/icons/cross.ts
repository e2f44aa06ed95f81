/** The cross that closes what is open, drawn in a square of 24. */
export const CROSS = 'M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z';
