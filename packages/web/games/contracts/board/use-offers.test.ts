import type { Action } from '@swordtable/games/contracts/action';
import { describe, expect, test } from 'vitest';
import { isPaymentLeft, together } from './use-offers.ts';

const VISITS: readonly Action[] = ['spy', 'druid'].flatMap((by) => [0, 3].map((visit) => ({ visit, by })));
const IMPROVES: readonly Action[] = [1, 2].map((magic) => ({ improve: 'magic', by: 'druid', pay: { druid: { magic } } }));
const OPTIONS: readonly Action[] = [...VISITS, ...IMPROVES, { pass: true }];

describe('what is named', () => {
  test('goes together in any order', () => {
    expect(together(OPTIONS, { by: 'spy' }, { visit: 3 })).toEqual({ by: 'spy', visit: 3 });
    expect(together(OPTIONS, { visit: 3 }, { by: 'spy' })).toEqual({ visit: 3, by: 'spy' });
  });

  test('drops what does not go with the newest, and keeps the rest', () => {
    expect(together(OPTIONS, { by: 'spy' }, { improve: 'magic' })).toEqual({ improve: 'magic' });
    expect(together(OPTIONS, { visit: 0, by: 'druid' }, { improve: 'magic' })).toEqual({ by: 'druid', improve: 'magic' });
  });

  test('that no answer has leaves nothing of what was named before', () => {
    expect(together(OPTIONS, { by: 'spy' }, { visit: 9 })).toEqual({ visit: 9 });
  });
});

test('only payments are left where all answers differ in nothing else', () => {
  expect(isPaymentLeft(IMPROVES)).toBe(true);
  expect(isPaymentLeft(VISITS)).toBe(false);
  expect(isPaymentLeft(IMPROVES.slice(0, 1))).toBe(false);
  expect(isPaymentLeft(OPTIONS)).toBe(false);
});
