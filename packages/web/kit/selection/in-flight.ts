import type { Refusal } from '@swordtable/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Question, Table } from '../../client/table.ts';

/** The state of the answers given at a table. */
export interface InFlight {
  /** The question whose answer is in flight or has arrived. */
  readonly question: Question | null;
  /** Whether the answer is slow: it may be lost if the page is closed now. */
  readonly isSlow: boolean;
  /** Why the last answer was refused, and its question. */
  readonly refused?: { readonly of: Question | null; readonly why: Refusal } | undefined;
}

export const IDLE: InFlight = { question: null, isSlow: false };

/** The part of a table that a board needs. Boards cancel by undoing where the rules have no step back of their own. */
export interface AnsweringTable<View = unknown, Event = unknown, Action = unknown>
  extends Pick<Table<View, Event, Action>, 'act' | 'preview'>,
    Partial<Pick<Table, 'undo'>> {
  readonly inFlight?: InFlight;
}

/** An answer that takes this many milliseconds is shown as given. Most arrive sooner, and then the page is drawn once instead of twice. */
const SOON_MS = 200;
/** An answer that takes this many milliseconds is slow. */
const SLOW_MS = 1_000;

/** Gives the answer to a question to `table`, and reports its state. While it's in flight, no other is given. */
export const trackedAct = (
  act: Table['act'],
  question: Question | null,
  change: (next: InFlight) => void,
  before: InFlight = IDLE,
): Table['act'] => {
  let given: ReturnType<Table['act']> | undefined;
  const give: Table['act'] = async (action) => {
    let isShown = false;
    const show = (isSlow: boolean): void => {
      isShown = true;
      change({ question, isSlow });
    };
    // What was wrong with the last answer no longer matters.
    if (before.refused !== undefined) show(false);
    const waits = [setTimeout(() => show(false), SOON_MS), setTimeout(() => show(true), SLOW_MS)];
    const result = await act(action);
    for (const wait of waits) clearTimeout(wait);
    if (!result.ok) {
      given = undefined;
      change({ ...IDLE, refused: { of: question, why: result.refusal } });
    } else if (isShown) change({ question, isSlow: false });
    return result;
  };
  return (action) => {
    given ??= give(action);
    return given;
  };
};

/** Follows the answers given at a table. While one is slow, the browser asks before leaving the page. */
export const useInFlight = (
  { act, preview, undo }: Omit<AnsweringTable, 'inFlight'>,
  decision: Question | null,
): AnsweringTable & { readonly inFlight: InFlight } => {
  const [inFlight, change] = useState(IDLE);
  const { isSlow } = inFlight;
  useEffect(() => {
    if (!isSlow) return;
    const stay = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [isSlow]);
  return useMemo(
    () => ({ preview, act: trackedAct(act, decision, change, inFlight), inFlight, ...(undo === undefined ? {} : { undo }) }),
    [act, preview, undo, decision, inFlight],
  );
};
