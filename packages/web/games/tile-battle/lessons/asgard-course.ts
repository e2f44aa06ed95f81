import type { TileTexts } from '@swordtable/games/tile-battle/text/texts';
import { useLearnWords } from '../../../kit/lessons/learn-words.ts';
import { defineCourse } from '../../../kit/lessons/lesson.ts';
import type { Said } from '../../../kit/lessons/note.ts';
import type { LearnWords } from '../../../kit/lessons/words/en.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import { useTileTexts } from '../board/texts.ts';
import type { TableState } from '../typed.ts';
import { asgardLessons, scorerIn } from './asgard-lessons.ts';
import { sayingOf as sharedSayingOf } from './course.tsx';
import { alwaysIn } from './lessons.ts';
import { asgardPuzzle } from './puzzles.ts';
import { usePuzzleWords } from './use-puzzle-words.ts';
import { asgard as de } from './words/asgard.de.ts';
import { type AsgardWords, asgard as en } from './words/asgard.en.ts';

type Words = SameWords<AsgardWords>;

const useAsgardWords = wordsBy<Words>({ en, de });

const isLesson = (id: string, words: Words): id is keyof AsgardWords['lessons'] => id in words.lessons;

/** What a lesson says of a table: in Asgard's own words, or in those of both editions. */
export const sayingOf = (id: string, words: Words, shared: LearnWords['tiles'], texts: TileTexts, state: TableState): Said => {
  if (isLesson(id, words)) return words.lessons[id];
  if (id === 'once') {
    const hero = scorerIn(state) ?? 0;
    return { title: words.once(texts.name(hero)), text: words.onceText(texts.text(hero)) };
  }
  const said = sharedSayingOf(id, shared, texts, state);
  const isContinuous = id === 'always' && alwaysIn(state)?.over === undefined;
  return isContinuous ? { ...said, text: words.alwaysText(texts.text(alwaysIn(state)?.by ?? 0)) } : said;
};

/** The guided first game of Asgard. */
export const asgardCourse = defineCourse<TableState>({
  wishes: { options: { first: 'red' }, seed: 'asgard lesson 11996' },
  lessons: asgardLessons,
  puzzle: { ...asgardPuzzle, usePuzzleText: () => usePuzzleWords().asgard },
  useLessonText: () => {
    const words = useAsgardWords();
    const shared = useLearnWords().tiles;
    const texts = useTileTexts();
    return (id, state) => sayingOf(id, words, shared, texts, state);
  },
});
