import type { Words } from '../../../kit/words/words.ts';

/** The page of matches to watch. */
export const en = {
  heading: 'Watch',
  lead: 'Public matches that are being played right now. You see what everybody may see, as it happens.',
  list: 'Matches to watch',
  none: 'Nobody plays in public at the moment. Set up a match by link and let it be public, and it stands here as soon as it begins.',
  setUp: (game: string) => `Set up ${game}`,
  away: 'The service cannot be reached right now. This page tries again by itself; bots and hot-seat work all the same.',
  stale: 'The service cannot be reached right now, so this list may be old. It is looked at again by itself.',
  more: 'More matches',
  moved: 'Last move',
  guest: 'A guest',
  over: 'Over days',
  live: 'Live',
  against: (names: readonly (string | number)[]) => names.join(' – '),
} as const satisfies Words;
