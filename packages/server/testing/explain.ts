import type { Model, Step } from './model-store.ts';

/** What someone asked of a store, and the answer. */
export interface Asked {
  /** What happened one thing after the other. */
  readonly steps: readonly Step[];
  readonly answer: unknown;
  /** Those of the others that happened before it. */
  readonly after: readonly Asked[];
}

/** Looks for an order in which all this can have happened, so that the store now holds what it does. */
export const explanation = (model: Model, asked: readonly Asked[], isHeld: (model: Model) => boolean): Model | undefined => {
  const search = (now: Model, done: ReadonlyMap<Asked, number>): Model | undefined => {
    const doneOf = (one: Asked): number => done.get(one) ?? 0;
    const left = asked.filter((one) => doneOf(one) < one.steps.length);
    if (left.length === 0) return isHeld(now) ? now : undefined;
    for (const one of left.filter(({ after }) => !after.some((other) => left.includes(other)))) {
      for (const then of one.steps[doneOf(one)]?.(now, one.answer) ?? []) {
        const found = search(then, new Map(done).set(one, doneOf(one) + 1));
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };
  return search(model, new Map());
};
