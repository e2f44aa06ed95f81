import { useEffect, useRef } from 'react';

/**
 * Takes the focus off what a mouse or a finger has pressed, before the answer removes it: when a focused element is removed, the browser
 * lays out the whole page in the middle of the change. The next question gets the focus anyway.
 */
export const leaveFocus = (): void => {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('.table-page main') !== null && !focused.matches(':focus-visible')) focused.blur();
};

/** Focuses the question, unless something else has the focus. */
export const focusQuestion = (): void => {
  const prompt = document.querySelector<HTMLElement>('.table-page .prompt');
  if (prompt === null || document.activeElement !== document.body) return;
  prompt.tabIndex = -1;
  prompt.focus({ preventScroll: true });
};

/**
 * Moves a keyboard player's focus to the next question, because the focused element, such as a drafted tile, may be gone with the answer.
 */
export const useQuestionFocus = (asked: string | undefined): void => {
  const wasInside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      wasInside.current = target instanceof Element && target.closest('.table-page main') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (asked !== undefined && wasInside.current) focusQuestion();
  }, [asked]);
};
