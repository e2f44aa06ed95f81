import type { Refusal } from '@swordtable/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Question, Table, TableState } from '../../client/table.ts';

/** An answer that has been on its way for so many milliseconds is worth a word. */
const SLOW_MS = 1_000;

interface Refused {
  readonly of: Question | null;
  readonly why: Refusal;
}

interface Ears {
  readonly slow: (isSlow: boolean) => void;
  readonly refused: (refused: Refused | undefined) => void;
}

/** The table to answer at, where somebody hears how the answers fare. */
export const heardAt = (table: Table, { slow, refused }: Ears): Pick<Table, 'act' | 'preview'> => ({
  preview: table.preview,
  act: async (action) => {
    const of = table.state().decision;
    refused(undefined);
    const wait = setTimeout(() => slow(true), SLOW_MS);
    const result = await table.act(action);
    clearTimeout(wait);
    slow(false);
    if (!result.ok) refused({ of, why: result.refusal });
    return result;
  },
});

interface Sending {
  readonly table: Pick<Table, 'act' | 'preview'>;
  /** Whether an answer has been on its way for a while: whoever leaves now may lose it. */
  readonly isSlow: boolean;
  /** Why an answer was refused whose question is gone, so that the question cannot say it any more. */
  readonly late: Refusal | undefined;
}

/** Follows the answers that are given at a table. While one is slow the browser asks before it leaves the page. */
export const useSending = (table: Table, { decision }: TableState): Sending => {
  const [isSlow, slow] = useState(false);
  const [last, refused] = useState<Refused>();
  const heard = useMemo(() => heardAt(table, { slow, refused }), [table]);
  useEffect(() => {
    if (!isSlow) return;
    const stay = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [isSlow]);
  return { table: heard, isSlow, late: last !== undefined && last.of !== decision ? last.why : undefined };
};
