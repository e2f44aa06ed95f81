import './orders.css';
import { ORDERS_MAX } from '@swordtable/kernel';
import type { StandingOrders, Wanted } from '../../../client/orders.ts';
import { TableDialog } from '../../../kit/layout/dialog.tsx';
import { Alternatives } from './alternatives.tsx';
import type { Draft } from './draft.ts';
import { DraftPart } from './draft-part.tsx';
import { useOrdersWords } from './use-orders-words.ts';

interface OrdersDialogProps {
  readonly standing: StandingOrders;
  readonly draft: Draft | undefined;
  readonly say: (wanted: Wanted) => string;
  /** What went wrong with the last request. */
  readonly trouble: string | undefined;
  readonly onPlan: () => void;
  readonly onDraft: (draft: Draft | undefined) => void;
  readonly onGive: () => void;
  readonly onWithdraw: (index: number | undefined) => void;
  readonly onClose: () => void;
}

/** The standing orders, and the one being written. */
export const OrdersDialog = ({ standing, draft, say, trouble, onPlan, onDraft, onGive, onWithdraw, onClose }: OrdersDialogProps) => {
  const words = useOrdersWords();
  const { orders, last, turn } = standing;
  return (
    <TableDialog title={words.heading} className="orders" onClose={onClose}>
      {draft === undefined ? (
        <>
          <p>{orders.length === 0 ? words.none : words.text}</p>
          {last !== undefined && <p role="status">{words.last[last.what]}</p>}
          <ol className="standing">
            {orders.map(({ alternatives, now }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an order is for a turn, which is its place.
              <li key={index}>
                <h3>{words.turn(index + 1)}</h3>
                <Alternatives alternatives={alternatives} now={now} say={say} />
                <button type="button" className="btn small" onClick={() => onWithdraw(index)}>
                  {words.withdraw}
                </button>
              </li>
            ))}
          </ol>
          <div className="row">
            {orders.length > 1 && (
              <button type="button" className="btn quiet" onClick={() => onWithdraw(undefined)}>
                {words.withdrawAll}
              </button>
            )}
            {turn && orders.length < ORDERS_MAX && (
              <button type="button" className="btn lamp" onClick={onPlan}>
                {words.add}
              </button>
            )}
          </div>
        </>
      ) : (
        <DraftPart draft={draft} say={say} onChange={onDraft} onElse={onPlan} onGive={onGive} />
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </TableDialog>
  );
};
