import type { Words } from './game.ts';

/** Splits the names that programs use: `yourCards` and `your-cards` both read as "your cards". */
export const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

const facets = (value: object): string =>
  Object.entries(value)
    .map(([name, facet]) => (facet === true ? spaced(name) : `${spaced(name)} ${plainText(facet)}`))
    .join(', ');

/** Any plain value on one line: `play heron 7`, `seat 2, tricks 3`. */
export const plainText = (value: unknown): string => {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(plainText).join(', ');
  if (typeof value === 'object') return facets(value);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
};

/** Sentences for a game that has none of its own yet: what a question, an answer, or an event consists of, by the names in the rules. */
export const plainWords: Words<unknown, unknown> = {
  prompt: ({ rule, ask }) => `${spaced(rule)}: ${spaced(ask)}`,
  action: plainText,
  event: plainText,
  seat: (seat) => `Player ${seat + 1}`,
};
