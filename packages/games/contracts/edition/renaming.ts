type Rename = <Value>(value: Value) => Value;

/**
 * Replaces names wherever they are in plain values: as text, as keys, and between the colons of `useOf`. Values without any of the names stay
 * the same, and the same value always gives the same result, so whatever depends on identity still works.
 */
export const renaming = (names: ReadonlyMap<string, string>): Rename => {
  const memory = new WeakMap<object, object>();
  const inText = (text: string): string =>
    text
      .split(':')
      .map((part) => names.get(part) ?? part)
      .join(':');
  const inList = (list: readonly unknown[]): readonly unknown[] => {
    const renamed = list.map(inAny);
    return renamed.every((item, at) => item === list[at]) ? list : renamed;
  };
  const inFacets = (value: object): object => {
    const facets = Object.entries(value);
    const renamed = facets.map(([name, facet]) => [inText(name), inAny(facet)] as const);
    const isSame = renamed.every(([name, facet], at) => name === facets[at]?.[0] && facet === facets[at]?.[1]);
    return isSame ? value : Object.fromEntries(renamed);
  };
  const inAny = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value);
    if (typeof value !== 'object' || value === null) return value;
    const known = memory.get(value);
    if (known !== undefined) return known;
    const renamed = Array.isArray(value) ? inList(value) : inFacets(value);
    memory.set(value, renamed);
    return renamed;
  };
  return (value) => inAny(value) as typeof value;
};
