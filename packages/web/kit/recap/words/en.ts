import type { Words } from '../../words/words.ts';

export const en = {
  title: 'Since your last turn',
  nothing: 'Nothing has happened since your last turn.',
  dismiss: 'Dismiss',
  last: 'Last event',
} as const satisfies Words;
