/** What was, what is, and what was undone. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
}

/** More steps than anyone takes back. */
const PAST_MAX = 300;

export const begin = <Value>(now: Value): History<Value> => ({ past: [], now, future: [] });

/** Goes on to another value. What was undone is gone then; the same value changes nothing. */
export const goTo = <Value>(history: History<Value>, next: Value): History<Value> =>
  next === history.now ? history : { past: [...history.past, history.now].slice(-PAST_MAX), now: next, future: [] };

export const undo = <Value>(history: History<Value>): History<Value> => {
  const before = history.past.at(-1);
  return before === undefined ? history : { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
};

export const redo = <Value>(history: History<Value>): History<Value> => {
  const [after, ...future] = history.future;
  return after === undefined ? history : { past: [...history.past, history.now], now: after, future };
};
