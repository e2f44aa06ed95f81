/** Plain JSON with sorted keys, so that equal values have equal text. Hand-written, because every option is compared by it. */
export const canonicalJson = (value: unknown): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += `${i === 0 ? '' : ','}${canonicalJson(value[i])}`;
    return `[${text}]`;
  }
  const names = Object.keys(value);
  if (names.length > 1) names.sort();
  for (const name of names) {
    const facet: unknown = value[name as keyof typeof value];
    if (facet !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(facet)}`;
  }
  return `{${text}}`;
};

/** Whether two plain values are equal. Shared references are equal without looking inside; an undefined property counts as missing. */
export const deepEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!deepEqual(one[i], other[i])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  for (const name in one) if (!deepEqual(one[name as keyof typeof one], other[name as keyof typeof other])) return false;
  for (const name in other) if (other[name as keyof typeof other] !== undefined && !(name in one)) return false;
  return true;
};

/** Where a value isn't plain JSON, as a path such as `.hands.0`; undefined if it's plain throughout. */
export const nonJsonPath = (value: unknown): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  // JSON turns infinities and NaN into null, and minus zero into zero.
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : '';
  if (typeof value !== 'object') return '';
  const form: unknown = Object.getPrototypeOf(value);
  // Holes in an array have no entries, so the entries are counted too.
  if (Array.isArray(value) ? Object.keys(value).length !== value.length : form !== Object.prototype && form !== null) return '';
  for (const [name, facet] of Object.entries(value)) {
    const below = nonJsonPath(facet);
    if (below !== undefined) return `.${name}${below}`;
  }
  return undefined;
};

/** Whether a value has at most this many parts, counting no further: strangers may send something vast or endlessly nested. */
export const isSmall = (value: unknown, most: number): boolean => {
  const open: unknown[] = [value];
  for (let seen = 0; open.length > 0; seen++) {
    if (seen + open.length > most) return false;
    const part = open.pop();
    if (typeof part === 'object' && part !== null)
      for (const name in part) if (open.push(part[name as keyof typeof part]) > most) return false;
  }
  return true;
};

/** 64 bits of a text as 16 hexadecimal digits. It uses cyrb53, which is in the public domain; it detects accidents, not forgeries. */
export const hashText = (text: string): string => {
  // Signed, as all that follows: a number beyond 32 bits would be a new object in each round of the loop.
  let high = 0xdeadbeef | 0;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return [high, low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};

/** The hash of a whole state: two states with the same hash count as the same. */
export const hashOf = (state: unknown): string => hashText(canonicalJson(state));
