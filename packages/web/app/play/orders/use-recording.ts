import { accept, type Result, refuse } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import type { Planned, TableOrders } from '../../../client/orders.ts';
import type { Table, TableState } from '../../../client/table.ts';

const NO_PLAN = refuse('no-plan', 'Your next turn can’t be planned now.');

/** A turn that is played in advance on the board: the answers so far, and where they would lead. */
interface Recording {
  readonly answers: readonly unknown[];
  readonly planned: Planned;
}

/** The board as it would be, and a table at which nothing is done. */
export interface Sandbox {
  readonly state: TableState;
  readonly table: Pick<Table, 'act' | 'preview'>;
}

/** Plays a turn in advance. When the table changes it is played again, as far as that can be; `onLost` hears if it cannot. */
export const useRecording = (orders: TableOrders | undefined, state: TableState, onLost: (why: 'turn' | 'changed') => void) => {
  const [recording, setRecording] = useState<Recording>();
  const play = async (answers: readonly unknown[]): Promise<Result<void>> => {
    if (orders === undefined) return NO_PLAN;
    const planned = await orders.plan(answers);
    if (!planned.ok) return planned;
    setRecording({ answers, planned: planned.value });
    return accept(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new line makes another table.
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
