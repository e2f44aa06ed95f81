import type { Words } from '../../../kit/words/words.ts';

export const en = {
  rows: 'Rows',
  columns: 'Columns',
  /** What a round's points are made of, among those of other rounds. Names stay as they are. */
  inRound: (round: string, label: string): string => `${round}: ${label === en.rows || label === en.columns ? label.toLowerCase() : label}`,
} as const satisfies Words;
