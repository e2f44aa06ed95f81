import { plan as de } from '../../../words/contracts/plan.de.ts';
import { plan as en } from '../../../words/contracts/plan.en.ts';
import { wordsBy } from '../../../words/language.ts';
import type { SameWords } from '../../../words/words.ts';

/** What the planner of the equipment phase says, in the language of the page. */
export const usePlanWords = wordsBy<SameWords<typeof en>>({ en, de });
