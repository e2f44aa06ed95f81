/** Tries for each answer of a puzzle, unless someone wishes for more or fewer. */
export const TRIES = 300;
