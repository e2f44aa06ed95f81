import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { TableState } from '../../client/table.ts';
import { CoachNote } from './coach-note.tsx';
import { useLearnWords } from './learn-words.ts';
import { type Course, tableAt } from './lesson.ts';
import type { Lessons } from './use-lessons.ts';

interface CoachProps {
  readonly course: Course;
  readonly lessons: Lessons;
  readonly state: TableState;
  /** Where to go after the last lesson. */
  readonly next: ReactNode;
}

/** Shows a course's lessons, one at a time. */
export const Coach = ({ course, lessons: { lesson, progress, finish, turnOff }, state, next }: CoachProps) => {
  const words = useLearnWords();
  const say = course.useLessonText();
  const place = useRef<HTMLElement>(null);
  const since = progress.now?.since ?? 0;
  const then = useMemo(() => tableAt(state, since), [state, since]);
  const id = lesson?.id;
  const wasInside = useRef(false);
  // Keyboard readers of the last note continue from here, not from the top of the page.
  useEffect(() => {
    if (id === undefined && document.activeElement === document.body && wasInside.current) place.current?.focus();
    wasInside.current = false;
  }, [id]);
  const leaveBy = (go: () => void) => () => {
    wasInside.current = true;
    go();
  };
  const footer = lesson !== undefined && (
    <>
      <span>{words.lesson(progress.done.length + 1, course.lessons.length)}</span>
      {lesson.isLast === true ? (
        next
      ) : (
        <button type="button" className={lesson.isTask === true ? 'coach-skip' : 'btn lamp'} onClick={leaveBy(finish)}>
          {lesson.isTask === true ? words.skip : words.gotIt}
        </button>
      )}
    </>
  );
  const stop = { label: words.stop, onStop: leaveBy(() => turnOff(true)) };
  const note = lesson && { id: lesson.id, said: say(lesson.id, then), at: lesson.at(then), isLast: lesson.isLast, footer, stop };
  return <CoachNote note={note} place={place} />;
};
