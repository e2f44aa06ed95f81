import { type Random, randomBelow } from './random.ts';

/**
 * The lists inside a plain value, and swapping two items of a list. A list is named by its path with every index left open: `.deck.*` for
 * the deck, `.hands.*.*` for all hands together, `.board.*.card` for one facet of every space.
 */
type Holder = Record<string, unknown>;

/** An object can be entered by name; anything else is a leaf. */
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const within = (holder: Holder, name: string, list: string): string => `${list}.${Array.isArray(holder) ? '*' : name}`;

const walk = (holder: Holder, list: string, visit: (holder: Holder, name: string, list: string) => void): void => {
  for (const name in holder) {
    const facet = holder[name];
    if (isHolder(facet)) walk(facet, within(holder, name, list), visit);
    else visit(holder, name, list);
  }
};

/** Pending tasks aren't a list: they have nothing in common. */
const isList = (list: string): boolean => list.includes('*') && !list.startsWith('.agenda.');

/** Every list of a state. */
export const listsOf = (state: unknown): readonly string[] => {
  const lists = new Set<string>();
  if (isHolder(state)) walk(state, '', (holder, name, list) => lists.add(within(holder, name, list)));
  return [...lists].filter(isList);
};

/** The lists in which two states differ. */
export const listsThatDiffer = (one: unknown, other: unknown): readonly string[] => {
  const lists = new Set<string>();
  const compare = (holder: Holder, twin: unknown, list: string): void => {
    for (const name in holder) {
      const [facet, its] = [holder[name], isHolder(twin) ? twin[name] : undefined];
      if (isHolder(facet)) compare(facet, its, within(holder, name, list));
      else if (facet !== its) lists.add(within(holder, name, list));
    }
  };
  if (isHolder(one)) compare(one, other, '');
  return [...lists].filter(isList);
};

/** A copy of the state with two unlike items of a list swapped; undefined if the list has no such two. */
export const exchanged = <State>(state: State, list: string, rng: Random): State | undefined => {
  // The text was made from a State, so parsing it gives one.
  const copy = JSON.parse(JSON.stringify(state)) as State;
  const places: { readonly holder: Holder; readonly name: string; readonly value: unknown }[] = [];
  if (isHolder(copy)) {
    walk(copy, '', (holder, name, at) => {
      if (within(holder, name, at) === list) places.push({ holder, name, value: holder[name] });
    });
  }
  const one = places[randomBelow(rng, places.length)];
  const others = places.filter(({ value }) => value !== one?.value && typeof value === typeof one?.value);
  const other = others[randomBelow(rng, others.length)];
  if (one === undefined || other === undefined) return undefined;
  one.holder[one.name] = other.value;
  other.holder[other.name] = one.value;
  return copy;
};
