/** Each seat's value after each step; undefined for a step that isn't known yet. */
export interface Curve {
  readonly id: string;
  readonly name: string;
  readonly values: readonly (readonly number[] | undefined)[];
}

/** The bounds of the plot, in pixels. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** From the lowest to the highest value, zero included. */
export const rangeOf = ({ values }: Curve): readonly [number, number] => {
  const all = values.flatMap((each) => each ?? []);
  return [Math.min(0, ...all), Math.max(1, ...all)];
};

/** The values, with unknown ones filled in from the step before. */
export const filled = (values: Curve['values']): readonly (readonly number[])[] => {
  let before = values.find((each) => each !== undefined) ?? [];
  return values.map((each) => {
    before = each ?? before;
    return before;
  });
};

export const xAt = ({ left, right }: Frame, step: number, last: number): number => left + ((right - left) * step) / Math.max(1, last);

export const yAt = ({ top, bottom }: Frame, value: number, [least, most]: readonly [number, number]): number =>
  bottom - ((bottom - top) * (value - least)) / (most - least);

/** The step nearest to a point in the plot. */
export const stepAt = ({ left, right }: Frame, x: number, last: number): number =>
  Math.min(last, Math.max(0, Math.round(((x - left) / Math.max(1, right - left)) * last)));

/** A seat's line: level until the step that changes it. */
export const pathOf = (frame: Frame, values: readonly number[], range: readonly [number, number]): string => {
  const last = values.length - 1;
  return values
    .map((value, step) => {
      const [x, y] = [xAt(frame, step, last).toFixed(1), yAt(frame, value, range).toFixed(1)];
      return step === 0 ? `M${x} ${y}` : value === values[step - 1] ? '' : `H${x}V${y}`;
    })
    .join('')
    .concat(`H${xAt(frame, last, last).toFixed(1)}`);
};

/** The positions of the signs at the ends of the lines, in seat order, moved apart so that they don't overlap. */
export const apart = (places: readonly number[], distance: number, { top, bottom }: Frame): readonly number[] => {
  const order = places.map((y, seat) => ({ y, seat })).sort((a, b) => a.y - b.y || a.seat - b.seat);
  const room = bottom - top;
  const gap = order.length > 1 ? Math.min(distance, room / (order.length - 1)) : 0;
  const moved: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (const { y, seat } of order) {
    least = Math.max(y, least);
    moved[seat] = least;
    least += gap;
  }
  // What was pushed over the edge pushes the others back.
  let most = bottom;
  for (const { seat } of order.toReversed()) {
    moved[seat] = Math.min(moved[seat] ?? most, most);
    most = (moved[seat] ?? most) - gap;
  }
  return moved;
};

/** The maximum width of a label's letter, and the gap between labels. */
const LETTER = 6.5;
const BETWEEN = 8;

interface Label {
  readonly x: number;
  readonly long: string;
  readonly short: string;
}

/** Labels for marks that don't overlap: all in words, or else bare numbers, skipping those without room. */
export const labelsOf = (labels: readonly Label[]): readonly string[] => {
  const fits = (text: string, at: number, next: Label | undefined): boolean =>
    next === undefined || at + text.length * LETTER + BETWEEN <= next.x;
  if (labels.every(({ x, long }, index) => fits(long, x, labels[index + 1]))) return labels.map(({ long }) => long);
  let free = Number.NEGATIVE_INFINITY;
  return labels.map(({ x, short }) => {
    if (x < free) return '';
    free = x + short.length * LETTER + BETWEEN;
    return short;
  });
};

/** The steps at which something changes, for a table. */
export const changesIn = (values: Curve['values']): readonly { readonly step: number; readonly values: readonly number[] }[] => {
  let before = '';
  return values.flatMap((each, step) => {
    if (each === undefined || each.join() === before) return [];
    before = each.join();
    return [{ step, values: each }];
  });
};
