/** One round of mixing; every bit of the result depends on every earlier bit. */
const mix = (hash: number, word: number): number => {
  const mixed = Math.imul(hash ^ word ^ (hash >>> 16), 0x85ebca6b);
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return again ^ (again >>> 16);
};

/** The numbers of texts that were met: names of facets and of cards come again and again. No more are kept than a game has. */
const texts = new Map<string, number>();
const TEXTS_MAX = 10_000;

const partOfText = (text: string): number => {
  const before = texts.get(text);
  if (before !== undefined) return before;
  let hash = text.length;
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i));
  if (texts.size >= TEXTS_MAX) texts.clear();
  texts.set(text, hash);
  return hash;
};

const partOf = (value: unknown, hash: number): number => {
  if (typeof value === 'number') return value === (value | 0) ? mix(hash, value) : partOf(String(value), hash);
  if (typeof value === 'string') return mix(mix(hash, value.length + 0x300), partOfText(value));
  if (Array.isArray(value)) {
    let list = mix(hash, value.length + 0x100);
    for (let i = 0; i < value.length; i++) list = partOf(value[i], list);
    return list;
  }
  if (typeof value === 'object' && value !== null) {
    // A sum, so that the order of the facets doesn't matter.
    let sum = 0;
    for (const name in value) sum = (sum + partOf(value[name as keyof typeof value], partOf(name, hash))) | 0;
    return mix(hash, sum);
  }
  return mix(hash, value === true ? 0x201 : value === false ? 0x202 : 0x203);
};

/**
 * A number that identifies an action in a search tree. It's computed from the facets without serializing them, because in a tree with
 * hundreds of answers per question that would cost most. Two answers to one question share a number once in a hundred thousand questions,
 * and then only share their statistics.
 */
export const keyOf = (action: unknown): number => partOf(action, 0x2545f491);
