/** The middle of several measurements, and the quarters of them to either side: half of them lie between `low` and `high`. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** The value below which a part of the sorted values lies; between two values, in proportion. */
export const quantile = (sorted: readonly number[], part: number): number => {
  const at = part * (sorted.length - 1);
  const [below = 0, above = below] = sorted.slice(Math.floor(at), Math.floor(at) + 2);
  return below + (above - below) * (at - Math.floor(at));
};

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((one, other) => one - other);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
};

/** How one contestant compares with another, round by round: a slow spell of the machine hits both and cancels out. */
export const ratioOf = (ones: readonly number[], others: readonly number[]): Spread =>
  spreadOf(ones.map((one, round) => one / (others[round] ?? Number.NaN)));

/** A number with thousands separated, and with three digits if it is small. */
export const numberText = (number: number): string =>
  number.toLocaleString('en-US', Math.abs(number) < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 });

export const spreadText = ({ median, low, high }: Spread): string =>
  Number.isFinite(median) ? `${numberText(median)} (${numberText(low)} to ${numberText(high)})` : '–';
