import type { Spent } from '../action.ts';
import type { Pool } from '../cards/attributes.ts';
import { memoized } from '../memoized.ts';
import { shortMemory } from '../short-memory.ts';
import { canPay } from './can-pay.ts';
import { conversionsOf } from './conversions.ts';
import { greedyPayment } from './greedy.ts';
import { type Ledger, ledgerOf, type Spending, spentOf } from './ledger.ts';
import { isLuckOnly, type Needs, type Payment, type Purse } from './needs.ts';
import type { Priced } from './priced.ts';
import { cheapest } from './search.ts';

/** No more payments than these are offered at first; below that the list is all there is. */
export const PAYMENTS_MAX = 60;

/** No more than these are ever looked for: more than any contract and party of the game have. */
const ALL_MAX = 1_000;

/**
 * No more than this is searched, which bounds the work. Only groups with many splittable tokens and seven or more attributes to cover
 * ever get that far; then the payments found so far are offered, which are the cheapest, and if there are none, one that is found
 * another way.
 */
const STEPS_MAX = 20_000;

/** The cheaper one first; of two that cost the same, the one that spends more of what comes first in the ledger. */
const inOrder = (one: Priced, other: Priced): number => {
  if (one.price !== other.price) return one.price - other.price;
  const at = one.spending.findIndex((count, place) => count !== other.spending[place]);
  return (other.spending[at] ?? 0) - (one.spending[at] ?? 0);
};

const spendingsOf = (needs: Needs, ledger: Ledger, most: number): readonly Spending[] => {
  const found = cheapest(needs, ledger, most + 1, STEPS_MAX).toSorted(inOrder);
  const offered = found.length > most ? mostDifferent(cheapest(needs, ledger, ALL_MAX, STEPS_MAX).toSorted(inOrder), ledger, most) : found;
  return offered.map(({ spending }) => spending);
};

/** Up to this many, the cheapest first: one for everything that companions could keep before a second one that differs by what the party gives. */
const mostDifferent = (all: readonly Priced[], ledger: Ledger, most: number): readonly Priced[] => {
  const seen = new Set<string>();
  const firsts = all.filter(({ spending }) => {
    const own = String(spending.slice(0, ledger.luck));
    return !seen.has(own) && seen.add(own);
  });
  const others = all.filter((each) => !firsts.includes(each));
  return [...firsts, ...others].slice(0, most).toSorted(inOrder);
};

/** Every way to pay that wastes nothing, the best first. */
export const allPayments = (needs: Needs, purse: Purse): readonly Payment[] => findPayments(needs, purse, ALL_MAX);

/**
 * The ways to pay that waste nothing, the best first (C-5, C-30): none spends all that another spends, and more. There is one whenever
 * `canPay` says so. What one companion pays is asked again and again while its tokens lie there, so it is known from then on.
 */
export const payments = (needs: Needs, purse: Purse): readonly Payment[] => {
  const [payer, another] = purse.payers;
  if (payer === undefined || another !== undefined) return findPayments(needs, purse, PAYMENTS_MAX);
  const known = paidAlone(needs);
  const before = known.get(payer.pool);
  if (before !== undefined && isSame(before.purse, purse)) return before.payments;
  const ways = findPayments(needs, purse, PAYMENTS_MAX);
  known.set(payer.pool, { purse, payments: ways });
  return ways;
};

interface CachedPayments {
  readonly purse: Purse;
  readonly payments: readonly Payment[];
}
const paidAlone = memoized((_needs: Needs) => shortMemory<Pool, CachedPayments>());

/** Whether the same companion pays with the same help of the party. */
const isSame = (one: Purse, other: Purse): boolean =>
  one.luck === other.luck &&
  one.payers[0]?.companion === other.payers[0]?.companion &&
  one.wilds.every((count, at) => count === other.wilds[at]);

const findPayments = (needs: Needs, purse: Purse, most: number): readonly Payment[] => {
  if (!canPay(needs, purse)) return [];
  const ledger = ledgerOf(purse, needs);
  const ways = isLuckOnly(needs) ? [ledger.have.map(() => 0)] : spendingsOf(needs, ledger, most);
  const spendings = ways.length === 0 ? [greedyPayment(needs, ledger)] : ways;
  const found: Payment[] = [];
  for (const spending of spendings) found.push(new FoundPayment(needs, ledger, spending));
  return found;
};

/** Conversions are worked out when somebody reads them: those who look ahead never do. */
class FoundPayment implements Payment {
  readonly spent: Spent;
  readonly #needs: Needs;
  readonly #ledger: Ledger;
  readonly #spending: Spending;

  constructor(needs: Needs, ledger: Ledger, spending: Spending) {
    this.spent = spentOf(ledger, spending, needs);
    this.#needs = needs;
    this.#ledger = ledger;
    this.#spending = spending;
  }

  get conversions(): Payment['conversions'] {
    return conversionsOf(this.#needs, this.#ledger, this.#spending);
  }
}
