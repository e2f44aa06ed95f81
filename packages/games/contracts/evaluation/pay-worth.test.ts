import { describe, expect, test } from 'vitest';
import type { PartyWorth } from './party-worth.ts';
import { payWorth } from './pay-worth.ts';

const partyOf = (...fellows: PartyWorth['fellows']): PartyWorth => ({ fellows, items: 0, growth: 0, ends: [] });
const cheap = { round: 1, fame: 1, salary: 1 };
const dear = { round: 1, fame: 2, salary: 4 };

describe('What pay day is worth', () => {
  test('companions worth the most for their gold are paid first', () => {
    expect(payWorth(partyOf(dear, cheap), 4, 0)).toBe(payWorth(partyOf(cheap), 4, 0));
    expect(payWorth(partyOf(dear, cheap), 20, 0)).toBe(3);
  });

  test('gold is worth less when everybody is paid', () => {
    const by = (gold: number): number => payWorth(partyOf(cheap, cheap), gold, 1);
    expect(by(8) - by(4)).toBeGreaterThan(by(16) - by(12));
    expect(by(16)).toBeGreaterThan(by(12));
  });

  test('companions who stay are worth more while rounds are left, and those who take no salary stay for free', () => {
    expect(payWorth(partyOf(cheap), 4, 2)).toBeGreaterThan(payWorth(partyOf(cheap), 4, 0));
    expect(payWorth(partyOf({ round: 1, fame: 0, salary: 0 }), 0, 1)).toBeGreaterThan(0);
    expect(payWorth(partyOf(cheap), 0, 2)).toBe(0);
  });
});
