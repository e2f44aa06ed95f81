import { expect, test } from 'vitest';
import { openBudget } from './budget.ts';

test('a client spends what it has in a minute and no more, whatever others spend', () => {
  let now = 1_000_000;
  const budget = openBudget(100, 60_000, () => now);
  budget.spend('one', 100);
  expect(budget.wait('one', 0)).toBe(0);
  expect(budget.wait('one', 1)).toBeCloseTo(0.6);
  budget.spend('one', 50);
  expect(budget.wait('one', 0)).toBe(30);
  expect(budget.wait('other', 0)).toBe(0);
  now += 30_000;
  expect(budget.wait('one', 0)).toBe(0);
  // What wasn't used doesn't add up.
  now += 3_600_000;
  budget.spend('one', 101);
  expect(budget.wait('one', 0)).toBeGreaterThan(0);
});

test('clients that have spent nothing lately are forgotten, the others are not', () => {
  let now = 0;
  const budget = openBudget(1, 60_000, () => now);
  budget.spend('debtor', 1_000_000);
  now = 3_600_000;
  for (let count = 0; count < 20_000; count++) budget.spend(`client ${count}`, 0);
  expect(budget.wait('debtor', 0)).toBeGreaterThan(0);
});
