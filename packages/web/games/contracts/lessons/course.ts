import { defineCourse } from '../../../kit/lessons/lesson.ts';
import type { Said } from '../../../kit/lessons/note.ts';
import { wordsBy } from '../../../kit/words/language.ts';
import type { SameWords } from '../../../kit/words/words.ts';
import type { TableState } from '../typed.ts';
import { contractLessons } from './lessons.ts';
import { puzzle } from './puzzle.ts';
import { course as de } from './words/course.de.ts';
import { type CourseWords, course as en } from './words/course.en.ts';

const useCourseWords = wordsBy<SameWords<CourseWords>>({ en, de });

const isLesson = (id: string, words: SameWords<CourseWords>): id is keyof CourseWords['lessons'] => id in words.lessons;

/** What a lesson says of a table. */
export const sayingOf = (id: string, words: SameWords<CourseWords>, state: TableState): Said => {
  if (id === 'salary') {
    const { gold = 0 } = state.view.parties[state.watcher ?? 0] ?? {};
    return { title: words.salary, text: words.salaryText(gold) };
  }
  return words.lessons[isLesson(id, words) ? id : 'end'];
};

/** The guided first round of Contracts, of two against the easy bot: about ten minutes. */
export const contractsCourse = defineCourse<TableState>({
  wishes: { options: {}, seed: 'contracts lesson 1' },
  lessons: contractLessons,
  puzzle: { ...puzzle, usePuzzleText: () => useCourseWords().puzzle },
  useLessonText: () => {
    const words = useCourseWords();
    return (id, state) => sayingOf(id, words, state);
  },
});
