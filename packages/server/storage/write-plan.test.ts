import { expect, test } from 'vitest';
import { lineOf } from '../testing/stores.ts';
import { batchOf, planFor } from './write-plan.ts';

test('nothing follows a match that is being removed, whose head is negative', () => {
  for (const seq of [-1, 0, 1]) expect(planFor([batchOf([lineOf('a', seq)])], new Map([['a', -2]]), new Map()).granted).toEqual([false]);
});
