import { GOLD_PER_TOKEN } from '../phases/payment.ts';
import type { PartyWorth } from './party-worth.ts';
import { WORTH } from './worth.ts';

/** Gold that is left after pay day, when there are rounds to come and when there are none. */
const SPARE = 0.15;
const SPARE_AT_END = 0.1;
/** How much of what somebody would bring in later rounds comes of it. */
const STAYING = 0.8;

/**
 * What pay day is about worth with so much gold: the fame of those who are paid and what they bring in the rounds to come, those first
 * for whom the gold does most; and the gold that is left. Who cannot be paid in full counts for as much as could be paid.
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
