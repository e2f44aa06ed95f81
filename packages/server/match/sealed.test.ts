import { bids } from '@swordtable/kernel/toys/bids';
import { carts } from '@swordtable/kernel/toys/carts';
import { opened } from '@swordtable/kernel/toys/playing';
import { expect, test } from 'vitest';
import { stillFor } from './sealed.ts';

const asked = [0, 1].map((seat) => ({ seat, seq: 3, since: 10_000 }));

test('a quick answer to a sealed question is held back briefly, and no longer than necessary', () => {
  const { state } = opened(bids, 2);
  const match = { position: { state, decisions: bids.decisions(state) }, asked };
  const wait = stillFor(match, 1, 10_000);
  expect(wait).toBeGreaterThan(0);
  expect(stillFor(match, 1, 10_000 + wait - 1)).toBe(1);
  expect(stillFor(match, 1, 60_000)).toBe(0);
});

test('an open question is answered as soon as there is an answer', () => {
  const { state } = opened(carts, 2);
  expect(stillFor({ position: { state, decisions: carts.decisions(state) }, asked }, 0, 10_000)).toBe(0);
});
