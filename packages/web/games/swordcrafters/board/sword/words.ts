import type { SwordTexts } from '@swordtable/games/swordcrafters/text/texts';
import type { SameWords } from '../../../../kit/words/words.ts';
import type { en } from '../../words/sword.en.ts';
import { useBladeWords } from '../context.ts';
import { useSwordTexts } from '../texts.ts';

export type BladeWords = SameWords<typeof en>;

/** What a sword is described with: the words about swords, and the names of gems. */
export interface Saying {
  readonly words: BladeWords;
  readonly texts: Pick<SwordTexts, 'cell' | 'gem' | 'counted' | 'points' | 'tileCount'>;
}

/** The same in the language of the page. */
export const useSaying = (): Saying => ({ words: useBladeWords(), texts: useSwordTexts() });
