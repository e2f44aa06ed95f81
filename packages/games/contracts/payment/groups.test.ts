import { type Random, randomBelow, randomFrom, shuffle } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { PARTY, type Spent } from '../action.ts';
import { ADVANCED, EXPERTS, TOKENS, WILDS } from '../cards/attributes.ts';
import { canPay } from './can-pay.ts';
import { greedyPayment } from './greedy.ts';
import { blockOf, type Ledger, ledgerOf, priceOf, purseOf, realOf, type Spending } from './ledger.ts';
import { isNeedless } from './needless.ts';
import type { Needs, Purse } from './needs.ts';
import { allPayments, PAYMENTS_MAX, payments } from './payments.ts';

/** A purse of up to five companions with everything in it, and needs of up to seven attributes. */
const anyCase = (rng: Random): readonly [Needs, Purse] => {
  const payers = Array.from({ length: 1 + randomBelow(rng, 5) }, (_, no) => {
    const pool = TOKENS.map(() => 0);
    for (let left = randomBelow(rng, 9); left > 0; left--) {
      const at = randomBelow(rng, 4) === 0 ? randomBelow(rng, TOKENS.length) : randomBelow(rng, 2) + (no % 2);
      pool[at] = (pool[at] ?? 0) + 1;
    }
    return { companion: `companion-${no}`, pool };
  });
  const needs = { basics: [0, 0, 0], any: 0, advanced: [0, 0, 0], experts: [0, 0, 0], luck: randomBelow(rng, 2) };
  for (let left = 1 + randomBelow(rng, 7); left > 0; left--) {
    const list = randomBelow(rng, 3) > 0 ? needs.advanced : needs.experts;
    const at = randomBelow(rng, 3);
    list[at] = (list[at] ?? 0) + 1;
  }
  return [needs, { payers, luck: randomBelow(rng, 6), wilds: WILDS.map(() => (randomBelow(rng, 4) === 0 ? 1 : 0)) }];
};

const spendingOf = (spent: Spent, needs: Needs, from: Purse): Spending => {
  const ledger = ledgerOf(from, needs);
  const spending = ledger.have.map(() => 0);
  for (const [payer, companion] of ledger.companions.entries())
    for (const [at, token] of TOKENS.entries()) spending[blockOf(payer) + at] = spent[companion]?.[token] ?? 0;
  for (const [at, name] of ['luck', ...WILDS].entries())
    spending[ledger.luck + at] = (spent[PARTY]?.[name] ?? 0) - (at === 0 ? needs.luck : 0);
  return spending;
};

/** What is wrong with a spending: it doesn't pay, or pays without one of its tokens as well. */
const wrongIn = (needs: Needs, ledger: Ledger, spending: Spending): string | undefined => {
  if (spending.some((count, at) => count > (ledger.have[at] ?? 0))) return `It isn’t there: ${spending}`;
  if (!canPay(needs, purseOf(ledger, spending, needs))) return `It doesn’t pay: ${spending}`;
  const wasted = spending.findIndex((count, at) => count > 0 && canPay(needs, purseOf(ledger, spending.with(at, count - 1), needs)));
  return wasted < 0 ? undefined : `It wastes one of ${wasted}: ${spending}`;
};

/** Several tests look at the same payments, which take longer to find than to check. */
const paidIn = (cases: number, seed: string) => {
  const rng = randomFrom(seed);
  return Array.from({ length: cases }, () => {
    const [needs, from] = anyCase(rng);
    return { needs, from, paid: payments(needs, from) };
  });
};

describe('Large groups', () => {
  const PAID = paidIn(36, 'large groups');

  test('every payment pays, wastes nothing and comes in the order of its price, and there is one whenever it can be paid', () => {
    const lengths: number[] = [];
    for (const { needs, from, paid } of PAID) {
      const ledger = ledgerOf(from, needs);
      const spendings = paid.map(({ spent }) => spendingOf(spent, needs, from));
      lengths.push(spendings.length);
      expect(spendings.length > 0).toBe(canPay(needs, from));
      expect(new Set(spendings.map(String)).size).toBe(spendings.length);
      const prices = spendings.map((spending) => priceOf(ledger, spending));
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      expect(spendings.flatMap((spending) => wrongIn(needs, ledger, spending) ?? [])).toEqual([]);
    }
    expect(lengths).toContain(0);
    expect(Math.max(...lengths)).toBe(PAYMENTS_MAX);
    expect(lengths.filter((length) => length > 0 && length < PAYMENTS_MAX).length).toBeGreaterThan(10);
  });

  test('whatever is paid by doing without one thing after the other, in any order, is among all payments', () => {
    const rng = randomFrom('any order');
    let complete = 0;
    for (let no = 0; no < 30; no++) {
      const [needs, from] = anyCase(rng);
      const ledger = ledgerOf(from, needs);
      const spendings = allPayments(needs, from).map(({ spent }) => spendingOf(spent, needs, from));
      if (spendings.length > 0 && spendings.length < PAYMENTS_MAX) complete++;
      for (let time = 0; time < 8 && spendings.length > 0; time++) {
        const left = realOf(ledger, ledger.have);
        const tokens = left.flatMap((count, at) => Array.from({ length: count }, () => at));
        shuffle(rng, tokens);
        for (const at of tokens) {
          left[at] = (left[at] ?? 0) - 1;
          if (!canPay(needs, purseOf(ledger, left, needs))) left[at] = (left[at] ?? 0) + 1;
        }
        const isOffered = spendings.some((spending) => String(spending) === String(left));
        expect(isOffered || isNeedless(needs, ledger, left), JSON.stringify([needs, from, left])).toBe(true);
      }
    }
    expect(complete).toBeGreaterThan(10);
  });

  test('every payment is explained: what is made is all that is needed and no token that just is it', () => {
    for (const { needs, paid } of PAID) {
      for (const { spent, conversions } of paid.slice(0, 8)) {
        const names = [...ADVANCED, ...EXPERTS];
        const counts = [...needs.advanced, ...needs.experts];
        for (const [at, name] of names.entries()) {
          const whole = Object.entries(spent).reduce((sum, [who, tokens]) => sum + (who === PARTY ? 0 : (tokens[name] ?? 0)), 0);
          const used = conversions.reduce((sum, { of }) => sum + (of[name] ?? 0), 0);
          const made = conversions.filter(({ makes }) => makes === name).length;
          if (whole - used + made !== counts[at]) expect.unreachable(JSON.stringify([needs, spent, conversions]));
        }
      }
    }
  });

  test('what is found by doing without one thing after the other pays and wastes nothing', () => {
    const rng = randomFrom('frugal');
    let paid = 0;
    for (let no = 0; no < 60; no++) {
      const [needs, from] = anyCase(rng);
      if (!canPay(needs, from)) continue;
      const ledger = ledgerOf(from, needs);
      const spending = greedyPayment(needs, ledger);
      expect(wrongIn(needs, ledger, spending)).toBe(undefined);
      paid++;
    }
    expect(paid).toBeGreaterThan(10);
  });
});
