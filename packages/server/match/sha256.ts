/** The constants of SHA-256: the first 32 bits of the fractions of the cube roots, and of the square roots, of the first primes. */
const primes = (count: number): readonly number[] => {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
};
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const K = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const BEGINNING = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** A text as bytes, half a character as the sign for what cannot be read. */
const utf8 = (text: string): readonly number[] =>
  [...text].flatMap((character) => {
    const read = character.codePointAt(0) ?? 0;
    const code = read >= 0xd800 && read < 0xe000 ? 0xfffd : read;
    const tail = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
    if (code < 0x80) return [code];
    if (code < 0x800) return [0xc0 | (code >> 6), tail(0)];
    return code < 0x10000 ? [0xe0 | (code >> 12), tail(6), tail(0)] : [0xf0 | (code >> 18), tail(12), tail(6), tail(0)];
  });

/** The text's bytes, filled up to whole blocks of 64 with a one, noughts and the length in bits. */
const blocksOf = (text: string): DataView => {
  const bytes = utf8(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  return view;
};

const schedule = (blocks: DataView, at: number): readonly number[] => {
  const words = Array.from({ length: 16 }, (_, i) => blocks.getInt32(at + 4 * i));
  for (let i = 16; i < 64; i++) {
    const [far, near] = [words[i - 15] as number, words[i - 2] as number];
    const small = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const large = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words.push(((words[i - 16] as number) + small + (words[i - 7] as number) + large) | 0);
  }
  return words;
};

/**
 * SHA-256 as 64 hexadecimal digits. Browsers offer it only as a promise, and a match is told from its log without waiting; so it is
 * written out here, and held against the system's own by a test.
 */
export const sha256 = (text: string): string => {
  const blocks = blocksOf(text);
  let hash = BEGINNING;
  for (let at = 0; at < blocks.byteLength; at += 64) {
    const words = schedule(blocks, at);
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const chosen = (e & f) ^ (~e & g);
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (K[i] as number) + (words[i] as number)) | 0;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    hash = [a, b, c, d, e, f, g, h].map((word, i) => (word + (hash[i] as number)) | 0);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
