import type { Words } from '../../words/words.ts';

export const en = {
  round: (round: number): string => `Round ${round}`,
  roundTitle: (round: number): string => `Round ${round} is over`,
  final: 'Final',
  finalTitle: 'Final score',
  points: 'Points',
  total: 'Total',
  thisRound: 'This round',
  soFar: 'Total so far',
  caption: 'Points by player',
  dismiss: 'Continue',
  close: 'Close',
  open: 'Scores',
} as const satisfies Words;
