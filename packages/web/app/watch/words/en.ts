import type { Words } from '../../../kit/words/words.ts';

/** The page of matches to watch. */
export const en = {
  heading: 'Watch',
  lead: 'Public matches being played right now.',
  list: 'Matches to watch',
  none: 'No public matches right now. Set one up by link and make it public, and it appears here.',
  setUp: (game: string) => `Set up ${game}`,
  away: 'The server can’t be reached. This page keeps trying; bot and hot-seat games still work.',
  stale: 'The server can’t be reached, so this list may be out of date.',
  more: 'More matches',
  moved: 'Last move',
  guest: 'Guest',
  over: 'Over days',
  live: 'Live',
  against: (names: readonly (string | number)[]) => names.join(' – '),
} as const satisfies Words;
