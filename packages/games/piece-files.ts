/** What files of pieces have in common: people write them, so whatever is wrong with one is told in a sentence. */
export type Row = Readonly<Record<string, unknown>>;
export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

export const NAME_MAX = 24;
/** Names are shown on pages and in terminals: they have no characters that nobody can see, and no blanks round them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u;
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.trim() === value && value.length <= NAME_MAX && !UNSEEN.test(value);

export const isOneOf = <Id extends string>(ids: readonly Id[], value: unknown): value is Id => ids.some((id) => id === value);

/** A word that a row does not know: most often one that was misspelt. */
export const strayIn = (row: Row, known: readonly string[]): string | undefined =>
  Object.keys(row)
    .find((word) => !known.includes(word))
    ?.slice(0, NAME_MAX);
