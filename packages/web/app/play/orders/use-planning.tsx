import type { Result } from '@swordtable/kernel';
import { type ReactNode, useState } from 'react';
import type { StandingOrders, Wanted } from '../../../client/orders.ts';
import type { Table, TableState } from '../../../client/table.ts';
import { useRefusal } from '../../../kit/words/refusals.ts';
import { type Draft, plain, withPlan } from './draft.ts';
import { OrdersDialog } from './orders-dialog.tsx';
import { PlanningBar } from './planning-bar.tsx';
import { useOrdersWords } from './use-orders-words.ts';
import { type Sandbox, useRecording } from './use-recording.ts';
import { useStandingOrders } from './use-standing-orders.ts';

export interface Planning {
  /** The planned board, while a turn is planned. */
  readonly sandbox: Sandbox | undefined;
  /** Opens the orders; shown beside Undo and Hint. */
  readonly tool: ReactNode;
  /** The bar above the board meanwhile. */
  readonly bar: ReactNode;
  readonly dialog: ReactNode;
}

/** Planning ahead at a table: the standing orders, the one being written, and the turn being planned. */
export const usePlanning = (
  table: Pick<Table, 'orders'>,
  state: TableState,
  sayWanted: (wanted: Wanted, view: TableState['view'], seat: number) => string,
  note: (sentence: string | undefined) => void,
): Planning => {
  const words = useOrdersWords();
  const inWords = useRefusal();
  const plays = state.watcher !== null && state.card.status === 'running' && state.card.seats[state.watcher]?.player !== 'bot';
  const orders = plays ? table.orders : undefined;
  const { standing, setStanding } = useStandingOrders(orders, state.seq, state.decision !== null);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>();
  const [trouble, setTrouble] = useState<string>();
  const recording = useRecording(orders, state, (why) => note(why === 'turn' ? words.yourTurn : words.changed));
  const say = (wanted: Wanted): string => sayWanted(wanted, state.view, state.watcher ?? 0);

  const change = async (doing: Promise<Result<StandingOrders>> | undefined): Promise<boolean> => {
    const told = await doing;
    setTrouble(told === undefined || told.ok ? undefined : inWords(told.refusal));
    if (told?.ok === true) setStanding(told.value);
    return told?.ok ?? false;
  };
  const give = async (): Promise<void> => {
    if (standing === undefined || draft === undefined) return;
    if (await change(orders?.put(standing.mark, [...standing.orders.map(plain), draft]))) setDraft(undefined);
  };
  const withdraw = (index: number | undefined): void => {
    const rest = standing?.orders.filter((_, at) => at !== index).map(plain) ?? [];
    void change(index === undefined ? orders?.withdraw() : orders?.put(standing?.mark ?? 0, rest));
  };
  const plan = async (): Promise<void> => {
    const begun = await recording.begin();
    setTrouble(begun.ok ? undefined : inWords(begun.refusal));
    if (begun.ok) setOpen(false);
  };
  const finish = (): void => {
    if (recording.planned !== undefined) setDraft(withPlan(draft, recording.planned));
    recording.end();
    setOpen(true);
  };
  const stop = (): void => {
    recording.end();
    if (draft !== undefined) setOpen(true);
  };
  const count = standing?.orders.length ?? 0;
  const isOffered = standing !== undefined && recording.sandbox === undefined && (count > 0 || (standing.turn && state.decision === null));
  return {
    sandbox: recording.sandbox,
    tool: isOffered && (
      <button type="button" className="btn small" data-tool="plan" onClick={() => setOpen(true)}>
        {count === 0 ? words.plan : words.planned(count)}
      </button>
    ),
    bar: recording.planned !== undefined && (
      <PlanningBar planned={recording.planned} say={say} onBack={() => void recording.back()} onDone={finish} onCancel={stop} />
    ),
    dialog: isOpen && standing !== undefined && (
      <OrdersDialog
        {...{ standing, draft, say, trouble }}
        onPlan={() => void plan()}
        onDraft={setDraft}
        onGive={() => void give()}
        onWithdraw={withdraw}
        onClose={() => setOpen(false)}
      />
    ),
  };
};
