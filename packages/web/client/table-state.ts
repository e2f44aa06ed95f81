import type { StepMessage, TableMessage, View } from '@swordtable/server/api/table';
import type { TableState } from './table.ts';

/** The state that a whole table tells of. What was known to have happened before stays known. */
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

/** A view with what has changed of it. */
export const viewAfter = (view: unknown, { changes, gone = [] }: Pick<StepMessage, 'changes' | 'gone'>): View => {
  const kept = Object.entries(view ?? {}).filter(([name]) => !gone.includes(name));
  return { ...Object.fromEntries(kept), ...changes };
};

/** The card after a step that doesn't send it again. A takeback that somebody asked for lapses with any answer. */
const cardAfter = ({ takeback, ...card }: TableState['card'], { seq, what, asked }: StepMessage): TableState['card'] => ({
  ...card,
  ...(takeback === undefined || what.kind === 'answered' || what.kind === 'undone' ? {} : { takeback }),
  seq,
  asked: asked.map(({ seat }) => seat),
});

/** The state after one more step. Facets of the view that the step leaves alone stay the very same values. */
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
