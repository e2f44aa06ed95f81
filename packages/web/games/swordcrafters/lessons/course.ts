import { endNote } from '../../../kit/lessons/end-note.ts';
import { defineCourse } from '../../../kit/lessons/lesson.ts';
import type { Said } from '../../../kit/lessons/note.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import type { TableState } from '../typed.ts';
import { starterIn, swordLessons } from './lessons.ts';
import { puzzle } from './puzzle.ts';
import { course as de } from './words/course.de.ts';
import { type CourseWords, course as en } from './words/course.en.ts';

type Words = SameWords<CourseWords>;

const useCourseWords = wordsBy<Words>({ en, de });

const isLesson = (id: string, words: Words): id is keyof CourseWords['lessons'] => id in words.lessons;

/** Who goes first in the second round, and why. */
const firstOf = (state: TableState, words: Words): Said => {
  const { seat = state.view.first, byForge = false } = starterIn(state) ?? {};
  return { title: words.first, text: (byForge ? words.firstForge : words.firstPassed)(seat === state.watcher) };
};

/** What a lesson says of a table. */
export const sayingOf = (id: string, words: Words, state: TableState): Said => {
  if (id === 'first') return firstOf(state, words);
  return isLesson(id, words) ? words.lessons[id] : endNote(state, words);
};

/** The guided first game of Swordcrafters: six rounds against the easy bot. */
export const swordCourse = defineCourse<TableState>({
  wishes: { options: {}, seed: 'swordcrafters lesson 53' },
  lessons: swordLessons,
  puzzle: { ...puzzle, usePuzzleText: () => useCourseWords().puzzle },
  useLessonText: () => {
    const words = useCourseWords();
    return (id, state) => sayingOf(id, words, state);
  },
});
