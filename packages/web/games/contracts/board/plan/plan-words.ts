import { wordsBy } from '../../../../kit/words/language.ts';
import type { SameWords } from '../../../../kit/words/words.ts';
import { plan as de } from '../../words/plan.de.ts';
import { plan as en } from '../../words/plan.en.ts';

/** What the planner of the equipment phase says, in the language of the page. */
export const usePlanWords = wordsBy<SameWords<typeof en>>({ en, de });
