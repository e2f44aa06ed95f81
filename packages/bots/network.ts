import { accept, type Features, type Learned, type Result, refuse } from '@swordtable/kernel';

/**
 * A small network: sums of rows of the first layer, one row for each feature of a position; then dense layers; then the expected margin
 * and the chance to win. Plain arithmetic on typed arrays, so that it computes the same in a browser as in Node.
 */
export interface Network {
  /** Rows of the first layer, one for each feature. */
  readonly rows: Float64Array;
  readonly layers: readonly Layer[];
  /** What one unit of the margin's output is in points. */
  readonly points: number;
}

interface Layer {
  /** For every output, its weights one after another; the first layer's are `rows`. */
  readonly weights: Float64Array;
  readonly biases: Float64Array;
}

/** What the network expects for a seat: its margin in points, and its chance to win from 0 to 1. */
export interface Expected {
  margin: number;
  win: number;
}

/** The file of weights, before it's trusted. */
interface Written {
  readonly features: string;
  readonly widths: readonly number[];
  readonly points: number;
  /** The largest weight of each block. */
  readonly scales: readonly number[];
  /** All blocks as 16-bit numbers. */
  readonly data: string;
}

/** What a network says of a position: the margin and the chance to win. One about answers says only points. */
const MARGIN_AND_WIN = 2;
export const POINTS_ONLY = 1;
const WIDTH_MAX = 512;
const LAYERS_MAX = 4;
const STEPS = 32_767;

const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(Number.isFinite);

const isWritten = (value: unknown): value is Written => {
  if (typeof value !== 'object' || value === null) return false;
  const { features, widths, points, scales, data } = value as Partial<Record<keyof Written, unknown>>;
  return (
    typeof features === 'string' &&
    isNumbers(widths) &&
    widths.length > 1 &&
    widths.length <= LAYERS_MAX + 1 &&
    widths.slice(1).every((width) => Number.isInteger(width) && width > 0 && width <= WIDTH_MAX) &&
    typeof points === 'number' &&
    Number.isFinite(points) &&
    points > 0 &&
    isNumbers(scales) &&
    typeof data === 'string'
  );
};

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digits = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]));

/** Reads 16-bit numbers, the lower byte first, from base64. Written out, because nothing in this package is of a browser or of Node. */
const numbersIn = (data: string): Int16Array | undefined => {
  const length = data.endsWith('==') ? data.length - 2 : data.endsWith('=') ? data.length - 1 : data.length;
  const bytes = new Uint8Array(Math.floor((length * 6) / 8));
  if (bytes.length % 2 !== 0) return undefined;
  let bits = 0;
  for (let i = 0, filled = 0, at = 0; i < length; i++) {
    const value = digits.get(data.charCodeAt(i));
    if (value === undefined) return undefined;
    bits = (bits << 6) | value;
    filled += 6;
    if (filled >= 8) {
      filled -= 8;
      bytes[at++] = bits >> filled;
    }
    bits &= 0xff;
  }
  return Int16Array.from({ length: bytes.length / 2 }, (_, i) => (bytes[2 * i] as number) | ((bytes[2 * i + 1] as number) << 8));
};

const bad = (why: string): Result<never> => refuse('bad-weights', `The bots’ weights can’t be used: ${why}.`);

/** Reads weights and checks that they were made for these features. */
export const readNetwork = (
  written: unknown,
  { features, size }: Pick<Learned, 'features' | 'size'>,
  outputs = MARGIN_AND_WIN,
): Result<Network> => {
  if (!isWritten(written)) return bad('the file is damaged');
  if (written.features !== features || written.widths[0] !== size)
    return bad(`they were made for "${written.features}" and this program needs "${features}"`);
  const { widths, points, scales } = written;
  if (widths.at(-1) !== outputs) return bad('the file is damaged');
  const numbers = numbersIn(written.data);
  const blocks = widths.slice(1).flatMap((width, i) => [width * (widths[i] as number), width]);
  const whole = blocks.reduce((sum, length) => sum + length, 0);
  if (numbers === undefined || numbers.length !== whole || scales.length !== blocks.length) return bad('the file is cut off');
  let from = 0;
  const [rows, ...rest] = blocks.map((length, block) => {
    const unit = (scales[block] as number) / STEPS;
    const weights = Float64Array.from(numbers.subarray(from, from + length), (step) => step * unit);
    from += length;
    return weights;
  });
  const none = new Float64Array(0);
  const layers = widths
    .slice(1)
    .map((_, i): Layer => ({ weights: i === 0 ? none : (rest[2 * i - 1] as Float64Array), biases: rest[2 * i] as Float64Array }));
  return accept({ rows: rows as Float64Array, layers, points });
};

/** The sums of one layer and of the next, in turn. Sums are kept with twice the precision of the weights: that's also faster. */
const even = new Float64Array(WIDTH_MAX);
const odd = new Float64Array(WIDTH_MAX);

/** The first layer: the rows of the position's features, added up. Four at a time, because each sum is then read and written once for them. */
const sumRows = (rows: Float64Array, biases: Float64Array, { length, indices, values }: Features, sums: Float64Array): void => {
  const width = biases.length;
  for (let unit = 0; unit < width; unit++) sums[unit] = biases[unit] as number;
  let i = 0;
  for (; i + 3 < length; i += 4) {
    const [a, b, c, d] = [values[i] as number, values[i + 1] as number, values[i + 2] as number, values[i + 3] as number];
    const p = (indices[i] as number) * width;
    const q = (indices[i + 1] as number) * width;
    const r = (indices[i + 2] as number) * width;
    const s = (indices[i + 3] as number) * width;
    for (let unit = 0; unit < width; unit++)
      sums[unit] =
        (sums[unit] as number) +
        a * (rows[p + unit] as number) +
        b * (rows[q + unit] as number) +
        c * (rows[r + unit] as number) +
        d * (rows[s + unit] as number);
  }
  for (; i < length; i++) {
    const value = values[i] as number;
    const from = (indices[i] as number) * width;
    for (let unit = 0; unit < width; unit++) sums[unit] = (sums[unit] as number) + value * (rows[from + unit] as number);
  }
};

/** One layer after another, four outputs at a time: their sums don't wait for each other. */
const dense = (weights: Float64Array, biases: Float64Array, input: Float64Array, width: number, sums: Float64Array): void => {
  for (let unit = 0; unit < width; unit++) if ((input[unit] as number) < 0) input[unit] = 0;
  let unit = 0;
  for (; unit + 3 < biases.length; unit += 4) {
    let [a, b, c, d] = [biases[unit] as number, biases[unit + 1] as number, biases[unit + 2] as number, biases[unit + 3] as number];
    const p = unit * width;
    const q = p + width;
    const r = q + width;
    const s = r + width;
    for (let i = 0; i < width; i++) {
      const value = input[i] as number;
      a += (weights[p + i] as number) * value;
      b += (weights[q + i] as number) * value;
      c += (weights[r + i] as number) * value;
      d += (weights[s + i] as number) * value;
    }
    sums[unit] = a;
    sums[unit + 1] = b;
    sums[unit + 2] = c;
    sums[unit + 3] = d;
  }
  for (; unit < biases.length; unit++) {
    let sum = biases[unit] as number;
    for (let i = 0; i < width; i++) sum += (weights[unit * width + i] as number) * (input[i] as number);
    sums[unit] = sum;
  }
};

/** What comes out of the last layer. It is overwritten by the next. */
const outputsOf = ({ rows, layers }: Network, features: Features): Float64Array => {
  const first = layers[0] as Layer;
  sumRows(rows, first.biases, features, even);
  let width = first.biases.length;
  for (let at = 1; at < layers.length; at++) {
    const { weights, biases } = layers[at] as Layer;
    if (at % 2 === 1) dense(weights, biases, even, width, odd);
    else dense(weights, biases, odd, width, even);
    width = biases.length;
  }
  return layers.length % 2 === 1 ? even : odd;
};

/** What the network expects of a position. */
export const expect = (network: Network, features: Features): Expected => {
  const out = outputsOf(network, features);
  return { margin: (out[0] as number) * network.points, win: 1 / (1 + Math.exp(-(out[1] as number))) };
};

/** What a network that says only points says. */
export const expectPoints = (network: Network, features: Features): number => (outputsOf(network, features)[0] as number) * network.points;
