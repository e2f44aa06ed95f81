import type { StepMessage, TableMessage, View } from '@swordtable/server/api/table';
import type { TableState } from './table.ts';

/** The state in a whole table. What was already known to have happened stays known. */
export const stateFrom = (message: TableMessage, known: TableState['steps'] = []): TableState => {
  const first = message.since[0]?.seq ?? Number.POSITIVE_INFINITY;
  return {
    card: message.match,
    view: message.view,
    watcher: message.watcher,
    seq: message.seq,
    asked: message.asked,
    decision: message.decision,
    steps: [...known.filter(({ seq }) => seq < first), ...message.since],
    connection: 'open',
  };
};

/** A view with its changes applied. */
export const viewAfter = (view: unknown, { changes, gone = [] }: Pick<StepMessage, 'changes' | 'gone'>): View => {
  const kept = Object.entries(view ?? {}).filter(([name]) => !gone.includes(name));
  return { ...Object.fromEntries(kept), ...changes };
};

/** The card after a step that doesn't send it again. A requested takeback lapses with any answer. */
const cardAfter = ({ takeback, ...card }: TableState['card'], { seq, what, asked }: StepMessage): TableState['card'] => ({
  ...card,
  ...(takeback === undefined || what.kind === 'answered' ? {} : { takeback }),
  seq,
  asked: asked.map(({ seat }) => seat),
});

/** The state after one more step. Unchanged facets of the view keep their identity. */
export const stateAfter = ({ trouble: _, frames: __, ...state }: TableState, message: StepMessage): TableState => {
  const { seq, at, what, events, asked, decision, match } = message;
  return {
    ...state,
    card: match ?? cardAfter(state.card, message),
    view: viewAfter(state.view, message),
    seq,
    asked,
    decision: decision === undefined ? state.decision : decision,
    steps: [...state.steps, { seq, at, what, events }],
    connection: 'open',
    ...(message.frames === undefined ? {} : { frames: message.frames }),
  };
};
