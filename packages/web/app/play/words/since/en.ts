import type { Words } from '../../../../kit/words/words.ts';

/** Shown to a returning player. */
export const en = {
  heading: 'While you were away',
  more: (count: number) => `…and ${count} more before that`,
  show: 'Show me',
  gotIt: 'Got it',
} as const satisfies Words;
