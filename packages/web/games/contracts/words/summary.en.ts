import type { Words } from '../../../kit/words/words.ts';

export const en = {
  commonGold: 'Gold from common contracts',
  commonFame: 'Fame from common contracts',
  salaries: 'Salaries paid, in gold',
  paidFame: 'Fame from paid companions',
  left: 'Companions who left',
  levels: 'New levels',
  inPlay: 'Fame gained in play',
  cards: 'Cards',
  gold: 'Gold',
  luck: 'Luck',
} as const satisfies Words;
