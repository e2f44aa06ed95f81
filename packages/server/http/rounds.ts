/** The time between two portions of a round, in milliseconds, at least. */
const APART = 100;

/** Everyone who is visited, from when they're added until they're removed. */
export interface Rounds<One> {
  add(one: One): void;
  remove(one: One): void;
  close(): void;
}

/**
 * Visits everyone once in `every` milliseconds, a small portion at a time: visiting thousands together would keep everyone else waiting.
 */
export const openRounds = <One>(every: number, visit: (one: One) => void): Rounds<One> => {
  const count = Math.max(1, Math.floor(every / APART));
  const portions = Array.from({ length: count }, () => new Set<One>());
  const homes = new Map<One, Set<One>>();
  let [turn, added] = [0, 0];
  const timer = setInterval(() => {
    for (const one of portions[turn % count] ?? []) visit(one);
    turn += 1;
  }, every / count);
  timer.unref();
  return {
    add: (one) => {
      const home = portions[added % count];
      if (home === undefined) return;
      added += 1;
      home.add(one);
      homes.set(one, home);
    },
    remove: (one) => {
      homes.get(one)?.delete(one);
      homes.delete(one);
    },
    close: () => clearInterval(timer),
  };
};
