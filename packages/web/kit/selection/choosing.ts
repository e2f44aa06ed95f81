/**
 * The table knows no rules: it narrows the options, pick by pick, until one is left. An answer is a small value with named facets, such as
 * `{ tile, cell, turns }` or `{ pass: true }`; picks are some of these facets with their values.
 */
export type Facets = Readonly<Record<string, unknown>>;

const facetsOf = (option: object): Facets => option as Facets;

/** The answers that match all picks so far. */
export const narrowed = <Option extends object>(options: readonly Option[], picks: Facets): readonly Option[] => {
  const wanted = Object.entries(picks);
  return options.filter((option) => wanted.every(([facet, value]) => facetsOf(option)[facet] === value));
};

/** The values of one facet that can be picked next. Its own earlier pick doesn't narrow them, because it can be changed. */
export const pickable = (options: readonly object[], picks: Facets, facet: string): ReadonlySet<unknown> => {
  const { [facet]: _before, ...others } = picks;
  return new Set(narrowed(options, others).flatMap((option) => (facet in option ? [facetsOf(option)[facet]] : [])));
};

/** The values of a facet that can be picked at all, regardless of other picks. */
export const offered = (options: readonly object[], facet: string): ReadonlySet<unknown> => pickable(options, {}, facet);

/** Whether a facet has a value, with the values of each facet found once: a table asks for every one of its cells. */
export const within = (valuesOf: (facet: string) => ReadonlySet<unknown>): ((facet: string, value: unknown) => boolean) => {
  const known = new Map<string, ReadonlySet<unknown>>();
  return (facet, value) => {
    const values = known.get(facet) ?? valuesOf(facet);
    known.set(facet, values);
    return values.has(value);
  };
};

/** Adds a pick. Drops earlier picks that don't fit it; a pick that matches no answer changes nothing. */
export const picked = (options: readonly object[], picks: Facets, facet: string, value: unknown): Facets => {
  if (narrowed(options, { [facet]: value }).length === 0) return picks;
  const kept = new Map<string, unknown>([[facet, value]]);
  for (const [other, before] of Object.entries(picks)) {
    if (other !== facet && narrowed(options, { ...Object.fromEntries(kept), [other]: before }).length > 0) kept.set(other, before);
  }
  return Object.fromEntries(kept);
};

export const unpicked = (picks: Facets, facet: string): Facets => {
  const { [facet]: _gone, ...others } = picks;
  return others;
};

/** The answer that the picks name in full, if any. */
export const answerOf = <Option extends object>(options: readonly Option[], picks: Facets): Option | undefined =>
  narrowed(options, picks).find((option) => Object.keys(option).every((facet) => facet in picks));

/** The facets of the options, in order of first appearance. */
export const facetsOffered = (options: readonly object[]): readonly string[] => [...new Set(options.flatMap(Object.keys))];
