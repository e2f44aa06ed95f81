import type { Words } from '../../../kit/words/words.ts';

export const en = {
  lands: 'Lands',
  sets: 'Sets',
  ares: 'Ares cards',
  landsWon: 'Lands won',
} as const satisfies Words;
