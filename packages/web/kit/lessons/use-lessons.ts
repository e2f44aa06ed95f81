import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableState } from '../../client/table.ts';
import { keepProgress, keptProgress } from './kept-lessons.ts';
import { advanced, finished, type Lesson, type Progress } from './lesson.ts';

export interface Lessons {
  readonly progress: Progress;
  /** The current lesson, if any. */
  readonly lesson: Lesson | undefined;
  /** Ends the lesson, read or skipped. */
  readonly finish: () => void;
  readonly turnOff: (isOff: boolean) => void;
}

/** A match's lessons: kept in this browser, and continued whenever the table shows something new. */
export const useLessons = (lessons: readonly Lesson[], state: TableState): Lessons => {
  const { match } = state.card;
  const [known, setKnown] = useState(() => keptProgress(match));
  const progress = advanced(lessons, known, state);
  useEffect(() => {
    setKnown(progress);
    keepProgress(match, progress);
  }, [match, progress]);
  const { now } = progress;
  const lesson = progress.isOff ? undefined : lessons.find(({ id }) => id === now?.id);
  const finish = useCallback(() => setKnown((before) => (before.now === undefined ? before : finished(before))), []);
  useSign(lesson, finish);
  return { progress, lesson, finish, turnOff: useCallback((isOff) => setKnown((before) => ({ ...before, isOff })), []) };
};

/** Ends a lesson when its sign on the page changes. */
const useSign = (lesson: Lesson | undefined, finish: () => void): void => {
  const sign = lesson?.sign;
  const first = useRef<unknown>(undefined);
  useEffect(() => {
    if (sign === undefined) return;
    first.current = sign(document);
    if (first.current === true) return finish();
    const look = new MutationObserver(() => {
      const now = sign(document);
      if (first.current === undefined) first.current = now;
      else if (now !== undefined && now !== first.current) finish();
    });
    look.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-pressed', 'aria-label'] });
    return () => look.disconnect();
  }, [sign, finish]);
};
