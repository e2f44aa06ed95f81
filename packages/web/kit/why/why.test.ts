import type { Why } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { partyClass, renderWhy, sideClass } from './why.ts';

const why: Why = {
  title: { say: 'title' },
  sums: [
    { parts: [{ value: 3, label: { say: 'printed' } }], result: 3, label: { say: 'lines' }, seat: 1 },
    { parts: [], result: 0, label: { say: 'none' } },
  ],
  because: [{ say: 'because' }],
  rules: ['T-1'],
};

test('a slip shows each seat’s number in its color, and other numbers without one', () => {
  const say = ({ say: key }: { readonly say: string }): string => key.toUpperCase();
  expect(renderWhy(why, say, sideClass)).toEqual({
    title: 'TITLE',
    sums: [
      { parts: [{ value: 3, label: 'PRINTED' }], result: 3, label: 'LINES', seat: 1, color: 'blue' },
      { parts: [], result: 0, label: 'NONE' },
    ],
    sentences: ['BECAUSE'],
    rules: ['T-1'],
  });
  expect(renderWhy(why, say, partyClass).sums?.[0]?.color).toBe('p2');
});
