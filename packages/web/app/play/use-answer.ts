import type { Result } from '@swordtable/kernel';
import { useCallback } from 'react';
import { focusQuestion, leaveFocus } from './use-question-focus.ts';

type Act = (action: unknown) => Promise<Result<void>>;

/** Answers, and takes the focus off the answer before it goes. */
export const useAnswer = (act: Act): Act =>
  useCallback(
    async (action) => {
      leaveFocus();
      const done = await act(action);
      // The same question is asked again, and its keys still work.
      if (!done.ok) focusQuestion();
      return done;
    },
    [act],
  );
