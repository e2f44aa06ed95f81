const PLURALS = new Intl.PluralRules('en-US');
const LISTS = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** A number with a proper minus sign. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** `1 tile`, `2 tiles`; a noun with a plural of its own names it. */
export const plural = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${figure(count)} ${PLURALS.select(count) === 'one' ? noun : nouns}`;

/** `Ann, Ben, and Cleo`. */
export const list = (things: Iterable<string>): string => LISTS.format(things);

/** `Zeus’s`, but `Three Fates’`: a name that counts is a plural. */
export const possessive = (name: string): string => (/^(?:Two|Three|Four) .*s$/.test(name) ? `${name}’` : `${name}’s`);
