import { useCallback, useMemo, useState } from 'react';
import type { Table, TableState } from '../../client/table.ts';
import { useTableWords } from '../../kit/layout/table-words.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { adviceOn, type Hint, hintAfter } from './plan.ts';

/** The strong bot's opinion of the current question, once requested. It goes with the question, and its plan with the action. */
export const useAdvice = (table: Table, { decision }: TableState, say: (sentence: string | undefined) => void) => {
  const words = useTableWords();
  const inWords = useRefusal();
  const [hint, setHint] = useState<Hint>();
  const known = useMemo(() => adviceOn(hint, decision), [hint, decision]);
  const ask = async (): Promise<void> => {
    say(words.thinking);
    const told = await table.hint();
    say(told.ok ? undefined : inWords(told.refusal));
    if (told.ok) setHint({ of: decision, thoughts: told.value });
  };
  const toggle = ({ isClosed, ...open }: Hint): void => setHint(isClosed ? open : { ...open, isClosed: true });
  return {
    advice: hint?.isClosed ? undefined : known,
    // A second press closes the hint, and a third shows the same: it doesn't change its mind within an action.
    askAdvice: () => (hint === undefined || known === undefined ? void ask() : toggle(hint)),
    /** Answers at the table, and sees whether the answer follows the plan. */
    act: useCallback(
      (answer: unknown) => {
        setHint((before) => hintAfter(before, decision, answer));
        return table.act(answer);
      },
      [table, decision],
    ),
  };
};
