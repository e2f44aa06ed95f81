const PLURALS = new Intl.PluralRules('en-US');
const LISTS = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `1 tile`, `2 tiles`; a noun with a plural of its own names it. */
export const plural = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count} ${PLURALS.select(count) === 'one' ? noun : nouns}`;

/** `Ann, Ben, and Cleo`. */
export const list = (things: Iterable<string>): string => LISTS.format(things);
