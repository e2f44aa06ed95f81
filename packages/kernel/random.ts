/**
 * The generator is a value inside the state: a 128-bit key and the number of words drawn. The words are those of ChaCha with eight rounds,
 * so that no one can work out the rest of a deck from the open tiles; a small generator would reveal its whole seed in the first deal.
 */
export interface Random {
  readonly key: readonly number[];
  drawn: number;
}

const WORDS = 16;
const ROUNDS = 4;
const words = new Int32Array(WORDS);
/** "expand 16-byte k", the key twice, the block number, no nonce. */
const start = Int32Array.of(0x61707865, 0x3120646e, 0x79622d36, 0x6b206574, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
/** Which block of which key `words` holds. Only a cache: the words are a function of key and number. */
let held: readonly number[] = [];
let heldBlock = -1;

const quarter = (a: number, b: number, c: number, d: number): void => {
  let [x, y, z, w] = [words[a] as number, words[b] as number, words[c] as number, words[d] as number];
  x = (x + y) | 0;
  w ^= x;
  w = (w << 16) | (w >>> 16);
  z = (z + w) | 0;
  y ^= z;
  y = (y << 12) | (y >>> 20);
  x = (x + y) | 0;
  w ^= x;
  w = (w << 8) | (w >>> 24);
  z = (z + w) | 0;
  y ^= z;
  y = (y << 7) | (y >>> 25);
  words[a] = x;
  words[b] = y;
  words[c] = z;
  words[d] = w;
};

const fillBlock = (key: readonly number[], block: number): void => {
  for (let i = 0; i < 4; i++) start[4 + i] = start[8 + i] = key[i] ?? 0;
  start[12] = block;
  for (let i = 0; i < WORDS; i++) words[i] = start[i] as number;
  for (let round = 0; round < ROUNDS; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS; i++) words[i] = (words[i] as number) + (start[i] as number);
  held = key;
  heldBlock = block;
};

/** The next 32 bits, as an unsigned number. */
export const draw = (random: Random): number => {
  const block = random.drawn >>> 4;
  if (held !== random.key || heldBlock !== block) fillBlock(random.key, block);
  return (words[random.drawn++ & 15] as number) >>> 0;
};

/** A whole number from 0 up to, but not including, `limit`. */
export const randomBelow = (random: Random, limit: number): number => Math.floor((draw(random) / 2 ** 32) * limit);

/** Shuffles in place: all orders are equally likely. */
export const shuffle = <T>(random: Random, items: T[]): void => {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(random, i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
};

/** An independent copy, which draws the same numbers. */
export const copyRandom = ({ key, drawn }: Random): Random => ({ key, drawn });

/** An independent generator, whose words say nothing about those of `random`. */
export const fork = (random: Random): Random => ({
  key: [draw(random) | 0, draw(random) | 0, draw(random) | 0, draw(random) | 0],
  drawn: 0,
});

const SEED = /^[0-9a-f]{32}$/;

/** A seed of 32 hexadecimal digits is the key itself; any other text is stretched to one, for seeds that people type. */
export const randomFrom = (seed: string): Random => {
  if (SEED.test(seed)) return { key: [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0), drawn: 0 };
  const key = [0x243f6a88, 0x85a308d3 | 0, 0x13198a2e, 0x03707344];
  for (let i = 0; i < seed.length; i++) {
    for (let word = 0; word < 4; word++) key[word] = Math.imul((key[word] as number) ^ (seed.charCodeAt(i) + word), 0x5bd1e995 + 2 * word);
  }
  // One draw mixes the four words, which were stretched separately.
  return fork({ key, drawn: 0 });
};

/** The seed as it is written in a record. */
export const seedOf = ({ key }: Random): string => key.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
