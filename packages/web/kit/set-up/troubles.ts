/** A sentence of the rules about an impossible position, and what to say of its parts instead. */
export type Trouble = readonly [sentence: RegExp, say: (...parts: readonly string[]) => string];

/** What the first trouble that fits says of a sentence. */
export const troubleIn = (troubles: readonly Trouble[], sentence: string): string | undefined => {
  for (const [pattern, say] of troubles) {
    const [found, ...parts] = pattern.exec(sentence) ?? [];
    if (found !== undefined) return say(...parts);
  }
  return undefined;
};
