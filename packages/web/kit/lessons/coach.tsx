import './coach.css';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { TableState } from '../../client/table.ts';
import { Icon } from '../icons/icon.tsx';
import { useLearnWords } from './learn-words.ts';
import { type Course, tableAt } from './lesson.ts';
import { useAnchor } from './spots.ts';
import type { Lessons } from './use-lessons.ts';

interface CoachProps {
  readonly course: Course;
  readonly lessons: Lessons;
  readonly state: TableState;
  /** Where to go after the last lesson. */
  readonly next: ReactNode;
}

const Lamp = () => (
  <svg viewBox="0 0 24 24" className="lamp-sign" aria-hidden="true">
    <path d="M12 1a8 8 0 0 0-4.500 14.600V18h9v-2.400A8 8 0 0 0 12 1zM8.500 20h7v1.500h-1.500V23h-4v-1.500H8.500z" />
  </svg>
);

const NOWHERE: readonly never[] = [];

/** A paper note beside its target; on a phone, above the question. Screen readers announce it, and it never takes the focus. */
export const Coach = ({ course, lessons: { lesson, progress, finish, turnOff }, state, next }: CoachProps) => {
  const words = useLearnWords();
  const say = course.useLessonText();
  const place = useRef<HTMLElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const since = progress.now?.since ?? 0;
  const then = useMemo(() => tableAt(state, since), [state, since]);
  const said = lesson && say(lesson.id, then);
  const anchor = useAnchor(note, lesson?.at(then) ?? NOWHERE);
  const id = lesson?.id;
  // Scroll to a lesson that appears out of sight, and above all to its target.
  useEffect(() => {
    if (id === undefined) return;
    note.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const taught = document.querySelector('[data-taught]');
    // A note taller than the window is read from its start.
    const isLong = (taught?.getBoundingClientRect().height ?? 0) > window.innerHeight;
    taught?.scrollIntoView({ block: isLong ? 'start' : 'nearest', behavior: 'instant' });
  }, [id]);
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
  const style = (anchor && { '--x': `${anchor.left}px`, '--y': `${anchor.top}px`, '--tip': `${anchor.tip}px` }) as
    | CSSProperties
    | undefined;
  return (
    <section className="coach" aria-label={words.coach} ref={place} tabIndex={-1}>
      <p className="spoken" role="status">
        {said === undefined ? '' : `${said.title}. ${said.text}`}
      </p>
      {lesson !== undefined && said !== undefined && (
        <div
          ref={note}
          className="coach-note"
          data-lesson={lesson.id}
          data-last={lesson.isLast}
          data-side={anchor?.side ?? 'nowhere'}
          style={style}
        >
          <header>
            <Lamp />
            <h2>{said.title}</h2>
            <button type="button" className="coach-stop" onClick={leaveBy(() => turnOff(true))} aria-label={words.stop} title={words.stop}>
              <Icon name="cross" />
            </button>
          </header>
          <p>{said.text}</p>
          {said.picture}
          <footer>
            <span>{words.lesson(progress.done.length + 1, course.lessons.length)}</span>
            {lesson.isLast === true ? (
              next
            ) : (
              <button type="button" className={lesson.isTask === true ? 'coach-skip' : 'btn lamp'} onClick={leaveBy(finish)}>
                {lesson.isTask === true ? words.skip : words.gotIt}
              </button>
            )}
          </footer>
        </div>
      )}
    </section>
  );
};
