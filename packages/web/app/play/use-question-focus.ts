import { useEffect, useRef } from 'react';

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
    if (asked === undefined || !wasInside.current || document.activeElement !== document.body) return;
    const prompt = document.querySelector<HTMLElement>('.table-page .prompt');
    if (prompt === null) return;
    prompt.tabIndex = -1;
    prompt.focus({ preventScroll: true });
  }, [asked]);
};
