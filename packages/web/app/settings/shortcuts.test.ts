import { expect, test } from 'vitest';
import { SHORTCUTS } from './shortcuts.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

test('every shortcut has one description, and every description a shortcut', () => {
  const named = SHORTCUTS.flatMap(({ shortcuts }) => shortcuts.map(({ does }) => does));
  expect(named.toSorted()).toEqual(Object.keys(en.keys).toSorted());
  expect(Object.keys(de.keys)).toEqual(Object.keys(en.keys));
});
