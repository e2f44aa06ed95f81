/** Latencies in milliseconds, with the second of the run in which each began. */
export interface Samples {
  add(at: number, milliseconds: number): void;
  readonly count: number;
  summary(): Latency;
}

export interface Latency {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
  /** The 99th of a hundred in each second of the run; zero where nothing began. */
  readonly bySecond: readonly number[];
}

/** The value that so large a part of the sorted values does not exceed; zero of none. */
export const percentile = (sorted: ArrayLike<number>, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(part * sorted.length) - 1))] ?? 0;

const sortedOf = (values: readonly number[]): Float64Array => Float64Array.from(values).sort();

export const newSamples = (): Samples => {
  const all: number[] = [];
  const seconds: number[][] = [];
  return {
    add: (at, milliseconds) => {
      all.push(milliseconds);
      const second = Math.floor(at / 1_000);
      const bucket = seconds[second] ?? [];
      seconds[second] = bucket;
      bucket.push(milliseconds);
    },
    get count() {
      return all.length;
    },
    summary: () => {
      const sorted = sortedOf(all);
      return {
        ...{ p50: percentile(sorted, 0.5), p90: percentile(sorted, 0.9), p99: percentile(sorted, 0.99), max: percentile(sorted, 1) },
        bySecond: Array.from(seconds, (bucket) => percentile(sortedOf(bucket ?? []), 0.99)),
      };
    },
  };
};

const BARS = '▁▂▃▄▅▆▇█';

/** A line of little bars, the highest value as the highest bar; long runs are told in the worst of each stretch. */
export const sparkline = (values: readonly number[], width: number): string => {
  const stretch = Math.max(1, Math.ceil(values.length / width));
  const worst = Array.from({ length: Math.ceil(values.length / stretch) }, (_, at) =>
    Math.max(...values.slice(at * stretch, (at + 1) * stretch)),
  );
  const top = Math.max(...worst, Number.MIN_VALUE);
  return worst.map((value) => BARS[Math.min(BARS.length - 1, Math.floor((value / top) * BARS.length))]).join('');
};
