/** A list of names, equal ones once with their number. */
export const withCounts = (names: readonly string[], times: (name: string, count: number) => string): readonly string[] =>
  [...new Set(names)].map((name) => times(name, names.filter((each) => each === name).length));
