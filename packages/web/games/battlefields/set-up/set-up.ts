import type { SetUp } from '../../../kit/set-up/fields.ts';
import { troubleIn } from '../../../kit/set-up/troubles.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import { useBattleTexts } from '../board/texts.ts';
import { fieldsOf } from './fields.ts';
import { troublesOf } from './troubles.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const useSetUpWords = wordsBy({ en, de });

/** How a battle is set up by hand. */
export const battleSetUp: SetUp = {
  useSetUp: () => {
    const [words, texts] = [useSetUpWords(), useBattleTexts()];
    return {
      fieldsOf: (scene, seats) => fieldsOf(scene, seats, words, texts),
      troubleOf: (sentence, seats) => troubleIn(troublesOf(words, texts, seats), sentence),
    };
  },
};
