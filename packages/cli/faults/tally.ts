/** Something that must never happen, with what shows it. */
export interface Violation {
  readonly what: string;
  readonly sentence: string;
  /** The lines of the journal that show it. */
  readonly lines: readonly string[];
}

/** What happened in a trial, counted. */
export interface Tally {
  readonly faults: Map<string, number>;
  readonly refused: Map<string, number>;
  readonly violations: Violation[];
  /** From each kill to the first move that was made and acknowledged after it, in milliseconds. */
  readonly recoveries: number[];
  kills: number;
  /** Moves that were on their way when their server was killed. */
  caught: number;
  matches: number;
  acknowledged: number;
  /** Those of them that were sent over sockets. */
  overSockets: number;
  retried: number;
  again: number;
  reconnects: number;
}

export const newTally = (): Tally => ({
  faults: new Map(),
  refused: new Map(),
  violations: [],
  recoveries: [],
  kills: 0,
  caught: 0,
  matches: 0,
  acknowledged: 0,
  overSockets: 0,
  retried: 0,
  again: 0,
  reconnects: 0,
});

/** A tally as JSON. */
export type Figures = Omit<Tally, 'faults' | 'refused'> & Readonly<Record<'faults' | 'refused', Readonly<Record<string, number>>>>;

export const figuresOf = (tally: Tally): Figures => ({
  ...tally,
  faults: Object.fromEntries(tally.faults),
  refused: Object.fromEntries(tally.refused),
  recoveries: tally.recoveries.map(Math.round),
});

export const tallyOf = (figures: Figures): Tally => ({
  ...figures,
  faults: new Map(Object.entries(figures.faults)),
  refused: new Map(Object.entries(figures.refused)),
});

const together = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): Map<string, number> =>
  new Map([...one, ...[...other].map(([name, number]) => [name, (one.get(name) ?? 0) + number] as const)]);

/** What happened in two trials of the same kind. */
export const added = (one: Tally, other: Tally): Tally => ({
  faults: together(one.faults, other.faults),
  refused: together(one.refused, other.refused),
  violations: [...one.violations, ...other.violations],
  recoveries: [...one.recoveries, ...other.recoveries],
  kills: one.kills + other.kills,
  caught: one.caught + other.caught,
  matches: one.matches + other.matches,
  acknowledged: one.acknowledged + other.acknowledged,
  overSockets: one.overSockets + other.overSockets,
  retried: one.retried + other.retried,
  again: one.again + other.again,
  reconnects: one.reconnects + other.reconnects,
});

export const count = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

export const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, number) => sum + number, 0);

export const medianOf = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
