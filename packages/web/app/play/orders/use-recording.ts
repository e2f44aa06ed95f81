import { accept, type Result, refuse } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import type { Planned, TableOrders } from '../../../client/orders.ts';
import type { Table, TableState } from '../../../client/table.ts';

const NO_PLAN = refuse('no-plan', 'Your next turn can’t be planned now.');

/** A turn planned on the board: the answers so far, and their result. */
interface Recording {
  readonly answers: readonly unknown[];
  readonly planned: Planned;
}

/** The board as it would be, and a table on which nothing really happens. */
export interface Sandbox {
  readonly state: TableState;
  readonly table: Pick<Table, 'act' | 'preview'>;
}

/** Plans a turn. When the table changes, the plan is replayed as far as possible; if that fails, it calls `onLost`. */
export const useRecording = (orders: TableOrders | undefined, state: TableState, onLost: (why: 'turn' | 'changed') => void) => {
  const [recording, setRecording] = useState<Recording>();
  const play = async (answers: readonly unknown[]): Promise<Result<void>> => {
    if (orders === undefined) return NO_PLAN;
    const planned = await orders.plan(answers);
    if (!planned.ok) return planned;
    setRecording({ answers, planned: planned.value });
    return accept(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table changes only with a new line.
  useEffect(() => {
    if (recording === undefined) return;
    const lose = (why: 'turn' | 'changed'): void => {
      setRecording(undefined);
      onLost(why);
    };
    if (state.decision !== null) return lose('turn');
    void play(recording.answers).then((again) => again.ok || lose('changed'));
  }, [state.seq]);
  const sandbox: Sandbox | undefined = recording && {
    state: {
      ...state,
      view: recording.planned.view,
      decision: recording.planned.decision,
      asked:
        state.watcher === null || recording.planned.decision === null
          ? state.asked
          : [{ seat: state.watcher, since: state.asked[0]?.since ?? 0 }],
    },
    table: {
      act: (action) => play([...recording.answers, action]),
      preview: async () => NO_PLAN,
    },
  };
  return {
    planned: recording?.planned,
    sandbox,
    begin: () => play([]),
    back: () => play(recording?.answers.slice(0, -1) ?? []),
    end: () => setRecording(undefined),
  };
};
