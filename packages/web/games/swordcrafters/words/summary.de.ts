import type { SameWords } from '../../../kit/words/words.ts';
import type { en } from './summary.en.ts';

export const de: SameWords<typeof en> = {
  taken: 'Genommene Plättchen',
  length: 'Plättchen im Schwert',
  longest: 'Längstes Schwert',
  quality: 'Qualität',
  magic: 'Magiekarten',
};
