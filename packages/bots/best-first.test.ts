import { expect, test } from 'vitest';
import { bestFirst } from './best-first.ts';

const thought = (action: string, visits: number, margin: number) => ({ action, visits, margin });

test('hints are ordered by the figure they show, among those tried enough', () => {
  const thoughts = [thought('a', 90, -8.7), thought('b', 60, -7.4), thought('c', 30, -9), thought('d', 20, -8), thought('e', 1, 30)];
  expect(bestFirst(thoughts).map(({ action }) => action)).toEqual(['b', 'd', 'a', 'c']);
});
