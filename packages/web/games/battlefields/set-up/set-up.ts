import type { SetUp } from '../../../kit/set-up/fields.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import { useBattleTexts } from '../board/texts.ts';
import { fieldsOf } from './fields.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const useSetUpWords = wordsBy({ en, de });

/** How a battle is set up by hand. */
export const battleSetUp: SetUp = {
  useFields: () => {
    const [words, texts] = [useSetUpWords(), useBattleTexts()];
    return (scene, seats) => fieldsOf(scene, seats, words, texts);
  },
};
