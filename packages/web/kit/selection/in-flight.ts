import type { Refusal } from '@swordtable/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Question, Table } from '../../client/table.ts';

/** How the answers given at a table fare. */
export interface InFlight {
  /** The question to which an answer is on its way, or has come through. */
  readonly question: Question | null;
  /** Whether the answer takes long: if the page is closed now, it may be lost. */
  readonly isSlow: boolean;
  /** Why the last answer was refused, and to which question it was given. */
  readonly refused?: { readonly of: Question | null; readonly why: Refusal } | undefined;
}

export const IDLE: InFlight = { question: null, isSlow: false };

/** A table as far as a board needs it. */
export interface AnsweringTable<View = unknown, Event = unknown, Action = unknown>
  extends Pick<Table<View, Event, Action>, 'act' | 'preview'> {
  readonly inFlight?: InFlight;
}

/** An answer that takes this many milliseconds is slow. */
const SLOW_MS = 1_000;

/** Gives answers to `table`, and says how each fares. */
export const trackedAct =
  (act: Table['act'], question: Question | null, change: (next: InFlight) => void): Table['act'] =>
  async (action) => {
    change({ question, isSlow: false });
    const wait = setTimeout(() => change({ question, isSlow: true }), SLOW_MS);
    const result = await act(action);
    clearTimeout(wait);
    change(result.ok ? { question, isSlow: false } : { ...IDLE, refused: { of: question, why: result.refusal } });
    return result;
  };

/** Follows the answers given at a table. While one is slow the browser asks before it leaves the page. */
export const useInFlight = ({ act, preview }: Pick<Table, 'act' | 'preview'>, decision: Question | null): Required<AnsweringTable> => {
  const [inFlight, change] = useState(IDLE);
  const { isSlow } = inFlight;
  useEffect(() => {
    if (!isSlow) return;
    const stay = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [isSlow]);
  return useMemo(() => ({ preview, act: trackedAct(act, decision, change), inFlight }), [act, preview, decision, inFlight]);
};
