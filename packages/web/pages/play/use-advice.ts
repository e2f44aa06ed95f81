import type { Thought } from '@swordtable/bots';
import { useState } from 'react';
import { useTableWords } from '../../layout/table-words.ts';
import type { Table, TableState } from '../../table/table.ts';

/** What the strong bot thinks of the question that stands, once it was asked; it is gone with the question. */
export const useAdvice = (table: Table, { decision }: TableState, say: (sentence: string | undefined) => void) => {
  const words = useTableWords();
  const asked = decision?.seq ?? -1;
  const [known, setKnown] = useState<{ readonly asked: number; readonly thoughts: readonly Thought<unknown>[] }>();
  const ask = async (): Promise<void> => {
    say(words.thinking);
    const told = await table.hint();
    say(told.ok ? undefined : told.refusal.sentence);
    if (told.ok) setKnown({ asked, thoughts: told.value });
  };
  const standing = known?.asked === asked && asked >= 0;
  // Asking a second time puts the advice away.
  return { advice: standing ? known.thoughts : undefined, askAdvice: () => (standing ? setKnown(undefined) : void ask()) };
};
