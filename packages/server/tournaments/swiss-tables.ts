import type { Table } from './round-robin.ts';
import type { Contender } from './swiss.ts';

/** Who sits at each table, by their place in the standings. */
type Seating = readonly (readonly number[])[];
/** What it costs that two meet. */
type Costs = readonly (readonly number[])[];

/** Blocks weigh most, then meetings before, the more the heavier, and then points. */
const BLOCKED = 1_000_000;
const MET = 1_000;
const costsOf = (contenders: readonly Contender[]): Costs =>
  contenders.map((one) =>
    contenders.map((other) => {
      if (one === other) return 0;
      const met = one.met.get(other.entrant) ?? 0;
      return (one.blocked.has(other.entrant) ? BLOCKED : 0) + MET * met ** 2 + (one.points - other.points) ** 2;
    }),
  );

/** What it costs that someone sits with these, but for one of them. */
const costWith = (one: number, table: readonly number[], without: number, costs: Costs): number => {
  let total = 0;
  for (const other of table) if (other !== without) total += costs[one]?.[other] ?? 0;
  return total;
};

const totalOf = (seating: Seating, costs: Costs): number =>
  seating.reduce((total, table) => total + table.reduce((sum, one) => sum + costWith(one, table, one, costs), 0), 0);

/** As few tables as possible, as large as each other, or larger by one. The larger ones come first. */
const sizesFor = (count: number, seats: number): readonly number[] => {
  const tables = Math.ceil(count / seats);
  return Array.from({ length: tables }, (_, table) => Math.floor(count / tables) + (table < count % tables ? 1 : 0));
};

/** In the order of the standings, the first at the first table. */
const inOrder = (sizes: readonly number[]): Seating => {
  let next = 0;
  return sizes.map((size) => Array.from({ length: size }, () => next++));
};

/** At each table one of the first, one of the next, and so on. */
const dealt = (sizes: readonly number[]): Seating =>
  sizes.map((size, table) => Array.from({ length: size }, (_, place) => table + place * sizes.length));

/** From each table, everyone moves on by a different number of tables, so that no two of them meet again. */
const spread = (seating: Seating, step: number): Seating =>
  seating.map((table, at) =>
    table.map((one, place) => {
      const among = seating.filter(({ length }) => length > place).length;
      return seating[(at + step * place) % among]?.[place] ?? one;
    }),
  );

/** Less than this is only rounding. */
const EPSILON = 1e-6;

/** Exchanges two at different tables as long as that makes it better. */
const improved = (start: Seating, costs: Costs): Seating => {
  const tables = start.map((table) => [...table]);
  const exchange = (table: number[], other: number[], place: number, at: number): boolean => {
    const [one = 0, two = 0] = [table[place], other[at]];
    const before = costWith(one, table, one, costs) + costWith(two, other, two, costs);
    const after = costWith(one, other, two, costs) + costWith(two, table, one, costs);
    if (before - after < EPSILON) return false;
    [table[place], other[at]] = [two, one];
    return true;
  };
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [index, table] of tables.entries())
      for (const other of tables.slice(index + 1))
        for (const place of table.keys()) for (const at of other.keys()) if (exchange(table, other, place, at)) isBetter = true;
  }
  return tables;
};

/** Those who had the first seats least often have them; at the start, it's someone else's turn at each table. */
const seated = (table: readonly Contender[], index: number): Table => {
  const turn = index % table.length;
  return [...table.slice(turn), ...table.slice(0, turn)].toSorted((one, other) => one.firsts - other.firsts).map(({ entrant }) => entrant);
};

/**
 * A round of a Swiss tournament with tables of three or more: everyone sits with others who have about as many points, with as few as
 * possible they have met before, and with no one they have blocked unless nothing else is possible. No one sits out: some tables have one
 * seat less. The contenders come in the order of the standings.
 */
export const swissTables = (contenders: readonly Contender[], seats: number): readonly Table[] => {
  const sizes = sizesFor(contenders.length, seats);
  const costs = costsOf(contenders);
  const isFirst = contenders.every(({ met }) => met.size === 0);
  // From different starts, the search gets stuck at different points.
  const starts = isFirst ? [dealt(sizes)] : sizes.map((_, step) => spread(inOrder(sizes), step));
  const found = starts.map((start) => improved(start, costs)).map((seating) => ({ seating, cost: totalOf(seating, costs) }));
  const best = found.reduce((one, other) => (other.cost < one.cost - EPSILON ? other : one));
  return best.seating.map((table, index) =>
    seated(
      contenders.filter((_, place) => table.includes(place)),
      index,
    ),
  );
};
