import type { Words } from '../../../kit/words/words.ts';

export const en = {
  taken: 'Tiles taken',
  length: 'Tiles in the sword',
  longest: 'Longest sword',
  quality: 'Quality',
  magic: 'Magic cards',
} as const satisfies Words;
