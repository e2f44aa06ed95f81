import type { en } from './en.ts';

export const de: typeof en = {
  heading: 'Blockiert',
  text: 'Wen du blockierst, mit dem wirst du nie gepaart, und ihr hört einander nicht. Niemand erfährt davon.',
  none: 'Du hast niemanden blockiert.',
  unblock: 'Aufheben',
  unblocked: (name) => `${name} ist nicht mehr blockiert.`,
};
