import { canPay } from './can-pay.ts';
import { type Ledger, purseOf, realOf, type Spending } from './ledger.ts';
import type { Needs } from './needs.ts';

/**
 * One way to pay that wastes nothing, found by putting everything down and taking back whatever can be done without, the dearest first. It
 * is a good one and seldom the best, but it takes little time whatever there is.
 */
export const greedyPayment = (needs: Needs, ledger: Ledger): Spending => {
  const left = realOf(ledger, ledger.have);
  const places = [...left.keys()].toSorted((one, other) => (ledger.prices[other] ?? 0) - (ledger.prices[one] ?? 0));
  for (const place of places) {
    while ((left[place] as number) > 0) {
      left[place] = (left[place] as number) - 1;
      if (canPay(needs, purseOf(ledger, left, needs))) continue;
      left[place] = (left[place] as number) + 1;
      break;
    }
  }
  return left;
};
