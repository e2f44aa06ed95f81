import { expect, test } from 'vitest';
import { newSummary } from './new-summary.ts';

const summary = (id: string, isShownElsewhere = false) => ({ id, title: id, short: id, rows: [], isShownElsewhere });

test('what has just ended opens automatically, unless the table shows it or it was there before', () => {
  const [first, final] = [summary('round 1'), summary('final')];
  expect(newSummary(0, [])).toBeUndefined();
  expect(newSummary(0, [first])).toBe('round 1');
  expect(newSummary(1, [first])).toBeUndefined();
  // The last round and the match end with the same answer: the match matters more.
  expect(newSummary(0, [first, final])).toBe('final');
  expect(newSummary(1, [first, summary('final', true)])).toBeUndefined();
});
