import type { Spending } from './ledger.ts';

/** A number for each place of a ledger, such that sums of them seldom agree by chance. Very long ledgers use them again. */
const mark = (place: number): number => {
  const mixed = Math.imul(place + 1, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) ^ (mixed >>> 13);
};

const MARKS: readonly number[] = Array.from({ length: 256 }, (_, place) => mark(place));

/** A number that tells most spendings apart. */
const hashOf = (spending: Spending): number => {
  let hash = 0;
  for (let at = 0; at < spending.length; at++)
    if (spending[at] !== 0) hash = (hash + Math.imul(spending[at] as number, MARKS[at & 255] as number)) | 0;
  return hash;
};

const isSame = (one: Spending, other: Spending): boolean => {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
};

/** Spendings that were met already; the same one is met along several ways. */
export class SpendingSet {
  private readonly met = new Map<number, Spending[]>();

  /** Whether a spending is new; from then on it is not. */
  add(spending: Spending): boolean {
    const hash = hashOf(spending);
    const alike = this.met.get(hash);
    if (alike === undefined) this.met.set(hash, [spending]);
    else if (alike.some((each) => isSame(each, spending))) return false;
    else alike.push(spending);
    return true;
  }
}
