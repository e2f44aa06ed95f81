import { expect, test } from 'vitest';
import { ago } from './ago.ts';

test.each([
  [0, 'now', 'jetzt'],
  [59, 'now', 'jetzt'],
  [-30, 'now', 'jetzt'],
  [61, '1 minute ago', 'vor 1 Minute'],
  [7_300, '2 hours ago', 'vor 2 Stunden'],
  [86_400, 'yesterday', 'gestern'],
  [3 * 86_400 + 5, '3 days ago', 'vor 3 Tagen'],
])('%i seconds before is %s', (seconds, english, german) => {
  const now = 1_800_000_000_000;
  expect([ago('en', now - seconds * 1_000, now), ago('de', now - seconds * 1_000, now)]).toEqual([english, german]);
});
