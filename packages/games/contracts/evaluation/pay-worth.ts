import { GOLD_PER_TOKEN } from '../phases/payment.ts';
import type { PartyWorth } from './party-worth.ts';
import { WORTH } from './worth.ts';

/** Gold that is left after pay day, when there are rounds to come and when there are none. */
const SPARE = 0.15;
const SPARE_AT_END = 0.1;
/** How much of what somebody would bring in later rounds comes of it. */
const STAYING = 0.8;

/**
 * The estimated value of pay day with this much gold: the fame of those who are paid and what they bring in later rounds, those first
 * where the gold does most, plus the gold that is left. A companion who can't be paid in full counts in proportion.
 */
export const payWorth = ({ fellows }: PartyWorth, gold: number, rounds: number): number => {
  let worth = 0;
  let left = gold;
  const wanting: { readonly stays: number; readonly gold: number }[] = [];
  for (const { round, fame, salary } of fellows) {
    const stays = fame + rounds * STAYING * Math.max(0, round + fame - salary * WORTH.salary);
    if (salary === 0) worth += stays;
    else wanting.push({ stays, gold: salary * GOLD_PER_TOKEN });
  }
  wanting.sort((one, other) => other.stays / other.gold - one.stays / one.gold);
  for (const each of wanting) {
    const paid = Math.max(0, Math.min(left, each.gold));
    worth += (each.stays * paid) / each.gold;
    left -= paid;
  }
  return worth + left * (rounds > 0 ? SPARE : SPARE_AT_END);
};
