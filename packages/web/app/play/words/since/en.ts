import type { Words } from '../../../../kit/words/words.ts';

/** What is said to somebody who comes back to a table. */
export const en = {
  heading: 'Since you were here',
  more: (count: number) => `…and ${count} more before that`,
  show: 'Show me',
  gotIt: 'Got it',
} as const satisfies Words;
