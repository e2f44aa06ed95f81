/** A number with a proper minus sign. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

// Spelled out, because Intl takes 20 ms before its first answer, at every start.

/** `1 tile`, `2 tiles`; a noun with a plural of its own names it. */
export const plural = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${figure(count)} ${Math.abs(count) === 1 ? noun : nouns}`;

/** `Ann, Ben, and Cleo`. */
export const list = (things: Iterable<string>, word: 'and' | 'or' = 'and'): string => {
  const before = [...things];
  const last = before.pop() ?? '';
  if (before.length === 0) return last;
  return `${before.join(', ')}${before.length > 1 ? ',' : ''} ${word} ${last}`;
};

/** `Zeus’s`, but `Three Fates’`: a name that counts is a plural. */
export const possessive = (name: string): string => (/^(?:Two|Three|Four) .*s$/.test(name) ? `${name}’` : `${name}’s`);
