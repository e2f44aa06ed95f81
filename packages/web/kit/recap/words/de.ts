import type { SameWords } from '../../words/words.ts';
import type { en } from './en.ts';

export const de: SameWords<typeof en> = {
  title: 'Seit deinem letzten Zug',
  nothing: 'Seit deinem letzten Zug ist nichts passiert.',
  dismiss: 'Schließen',
  last: 'Zuletzt',
};
