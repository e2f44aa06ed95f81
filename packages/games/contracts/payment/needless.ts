import { BASICS, PER_ADVANCED } from '../cards/attributes.ts';
import { canPayPlainly } from './can-pay.ts';
import { blockOf, type Ledger, purseOf, type Spending } from './ledger.ts';
import type { Needs } from './needs.ts';

/**
 * Whether a payment has five basic attributes stand for an advanced one although its maker keeps enough of the type to make it of
 * three (C-39).
 */
export const isNeedless = (needs: Needs, ledger: Ledger, spending: Spending): boolean => {
  const isPaidBy = (some: Spending): boolean => canPayPlainly(needs, purseOf(ledger, some, needs));
  if (isPaidBy(spending)) return false;
  return ledger.companions.some((_, payer) =>
    BASICS.some((_basic, type) => {
      const place = blockOf(payer) + type;
      const kept = (ledger.have[place] as number) - (spending[place] as number);
      return kept > 0 && isPaidBy(spending.with(place, (spending[place] as number) + Math.min(kept, PER_ADVANCED - 1)));
    }),
  );
};
