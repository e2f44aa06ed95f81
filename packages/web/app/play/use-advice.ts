import type { RatedAction } from '@swordtable/bots';
import { useState } from 'react';
import type { Question, Table, TableState } from '../../client/table.ts';
import { useTableWords } from '../../kit/layout/table-words.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { bestFirst } from './best-first.ts';

/** The strong bot's opinion of the current question, once requested; it goes with the question. */
export const useAdvice = (table: Table, { decision }: TableState, say: (sentence: string | undefined) => void) => {
  const words = useTableWords();
  const inWords = useRefusal();
  const [known, setKnown] = useState<{ readonly of: Question | null; readonly thoughts: readonly RatedAction<unknown>[] }>();
  const ask = async (): Promise<void> => {
    say(words.thinking);
    const told = await table.hint();
    say(told.ok ? undefined : inWords(told.refusal));
    if (told.ok) setKnown({ of: decision, thoughts: bestFirst(told.value) });
  };
  const standing = decision !== null && known?.of === decision;
  // A second press closes the hint.
  return { advice: standing ? known.thoughts : undefined, askAdvice: () => (standing ? setKnown(undefined) : void ask()) };
};
