import type { en } from './en.ts';

export const de: typeof en = {
  heading: 'Blockiert',
  text: 'Wen du blockierst, den bekommst du nie als Gegner, und ihr hört einander nicht. Niemand erfährt davon.',
  none: 'Du hast niemanden blockiert.',
  unblock: 'Aufheben',
  unblocked: (name) => `${name} ist nicht mehr blockiert.`,
};
