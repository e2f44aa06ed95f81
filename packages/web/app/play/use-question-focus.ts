import { useEffect, useRef } from 'react';

/**
 * Leads whoever plays by keyboard to the next question: what had the focus, such as a drafted tile, may be gone with the answer, and the
 * focus with it.
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
