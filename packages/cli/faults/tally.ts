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
  retried: 0,
  again: 0,
  reconnects: 0,
});

export const count = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

export const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, number) => sum + number, 0);

export const medianOf = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
