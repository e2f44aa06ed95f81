import type { BattleTexts } from '@swordtable/games/battlefields/text/texts';
import { endNote } from '../../../kit/lessons/end-note.ts';
import { defineCourse } from '../../../kit/lessons/lesson.ts';
import type { Said } from '../../../kit/lessons/note.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import { tallyOf } from '../board/points.ts';
import { useBattleTexts } from '../board/texts.ts';
import type { TableState } from '../typed.ts';
import { battleLessons, comparedIn, playedIn } from './lessons.ts';
import { puzzle } from './puzzle.ts';
import { course as de } from './words/course.de.ts';
import { type CourseWords, course as en } from './words/course.en.ts';

type Words = SameWords<CourseWords>;
type Saying = (words: Words, texts: BattleTexts, state: TableState) => Said;

const useCourseWords = wordsBy<Words>({ en, de });

const isLesson = (id: string, words: Words): id is keyof CourseWords['lessons'] => id in words.lessons;

/** What the newest comparison showed. */
const compared: Saying = (words, { warrior }, state) => {
  const found = comparedIn(state);
  const [red, blue] = (found?.warriors ?? ['archers', 'cavalry']).map(warrior) as [string, string];
  const [winner, loser] = found?.winner === 1 ? [blue, red] : [red, blue];
  const texts = {
    type: words.comparedWon(winner, loser),
    flank: words.comparedFlank(winner, loser),
    elite: words.comparedElite(winner),
    tie: words.comparedTie(winner),
  };
  return { title: words.compared, text: texts[found?.verdict ?? 'type'] };
};

const answer: Saying = (words, { action }, state) => ({ title: words.answer(action(playedIn(state) ?? 'ambush')), text: words.answerText });

const third: Saying = (words, _texts, { view, watcher }) => {
  const mine = watcher ?? 0;
  return { title: words.third, text: words.thirdText(tallyOf(view, mine).total, tallyOf(view, 1 - mine).total) };
};

const SAYINGS: Readonly<Record<string, Saying>> = { answer, compared, third };

/** What a lesson says of a table. */
export const sayingOf = (id: string, words: Words, texts: BattleTexts, state: TableState): Said =>
  isLesson(id, words) ? words.lessons[id] : (SAYINGS[id]?.(words, texts, state) ?? endNote(state, words));

/** The guided first game of Battlefields: three rounds against the easy bot. */
export const battleCourse = defineCourse<TableState>({
  wishes: { options: { first: 'red' }, seed: 'battlefields lesson 860' },
  lessons: battleLessons,
  puzzle: { ...puzzle, usePuzzleText: () => useCourseWords().puzzle },
  useLessonText: () => {
    const words = useCourseWords();
    const texts = useBattleTexts();
    return (id, state) => sayingOf(id, words, texts, state);
  },
});
