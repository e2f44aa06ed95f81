import { expect, test } from 'vitest';
import { outlookText } from './outlook-text.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

test('says who is ahead, and how surely', () => {
  const names = ['Red', 'Blue'];
  expect(outlookText({ margins: [-3.21, 3.21], wins: [0.3, 0.7] }, names, en)).toBe(
    'Blue can expect to win by 3.2 points. Blue wins in 70 of 100 games.',
  );
  expect(outlookText({ margins: [1, -1] }, names, en)).toBe('Red can expect to win by 1.0 point.');
  expect(outlookText({ margins: [0.3, -0.3], wins: [0.51, 0.49] }, names, en)).toBe('Nobody is ahead.');
  expect(outlookText({ margins: [41.25] }, ['You'], de)).toBe('41,3 Punkte sind zu erwarten.');
  expect(outlookText(undefined, names, en)).toBe('The match is over.');
});
