import { memoized } from '../memoized.ts';

/** The attributes (C-4). Each advanced one is made of the basic one at its place in the list. */
export const BASICS = ['strength', 'dexterity', 'magic'] as const;
export const ADVANCED = ['might', 'precision', 'higherMagic'] as const;
export const EXPERTS = ['warcraft', 'spellblade', 'trickery'] as const;
/** Stand for any attribute of their grade. */
export const WILDS = ['wildBasic', 'wildAdvanced', 'wildExpert'] as const;
export const TOKENS = [...BASICS, ...ADVANCED, ...EXPERTS, ...WILDS] as const;

export type Basic = (typeof BASICS)[number];
export type Advanced = (typeof ADVANCED)[number];
export type Expert = (typeof EXPERTS)[number];
export type Wild = (typeof WILDS)[number];
export type Token = (typeof TOKENS)[number];

/** How many of each; missing ones are zero. Cards are written like this. */
export type Tokens = Readonly<Partial<Record<Token, number>>>;
/** How many of each, in the order of `TOKENS`. Companions hold theirs like this. */
export type Pool = readonly number[];

/** The two basic attributes of an expert one, by their places in `BASICS`. */
export const PARTS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];

/** Where each grade begins in a pool. */
export const AT = { basic: 0, advanced: 3, expert: 6, wildBasic: 9, wildAdvanced: 10, wildExpert: 11 } as const;
export const POOL_SIZE = TOKENS.length;
export const EMPTY: Pool = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** How many basics make an advanced attribute, and how many an expert one (C-5). */
export const PER_ADVANCED = 3;
export const PER_EXPERT = 5;

/** What is split into basic attributes: advanced ones, each at the place of its basic one, and the wild one. */
export const SPLIT: readonly string[] = [...ADVANCED, 'wildAdvanced'];

/** Basic attributes that tokens bring: an advanced one is split, everything else stands for one (C-30). */
export const basicsOf = (tokens: Readonly<Record<string, number>>): number => {
  let basics = 0;
  for (const [token, count] of Object.entries(tokens)) basics += count * (SPLIT.includes(token) ? PER_ADVANCED : 1);
  return basics;
};

/**
 * A count as a small integer. One that is read from an object may be a floating-point number for the engine, and a single one of those in a
 * list turns all of it, and every copy, into floating-point numbers, which slows down whatever counts them.
 */
export const whole = (count: number): number => count | 0;

export const poolOf = (tokens: Tokens): Pool => {
  const pool: number[] = [];
  for (const token of TOKENS) pool.push(whole(tokens[token] ?? 0));
  return pool;
};
/** … for what is printed on a card, which never changes. */
export const pooled = memoized(poolOf);
export const isEmpty = (pool: Pool): boolean => {
  if (pool === EMPTY) return true;
  for (let at = 0; at < pool.length; at++) if (pool[at] !== 0) return false;
  return true;
};
export const plus = (one: Pool, other: Pool): Pool => {
  if (other === EMPTY) return one;
  const sum = one.slice();
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + (other[at] ?? 0);
  return sum;
};
export const minus = (one: Pool, other: Pool): Pool => {
  const rest = one.slice();
  for (let at = 0; at < rest.length; at++) rest[at] = (rest[at] as number) - (other[at] ?? 0);
  return rest;
};
export const times = (pool: Pool, factor: number): Pool => {
  if (factor === 1 || pool === EMPTY) return pool;
  const all = pool.slice();
  for (let at = 0; at < all.length; at++) all[at] = whole((all[at] as number) * factor);
  return all;
};
/** Whether everything in one is in the other as well. */
export const isWithin = (part: Pool, whole: Pool): boolean => part.every((count, at) => count <= (whole[at] ?? 0));
