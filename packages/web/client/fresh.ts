import type { Happening } from './table.ts';

/** How much of a match is known: the last step, and how many of its events. */
export interface Mark {
  readonly seq: number;
  readonly events: number;
}

type Known<Event> = Pick<Happening<Event>, 'seq' | 'events'>;

export const markOf = (steps: readonly Known<unknown>[]): Mark => {
  const last = steps.at(-1);
  return { seq: last?.seq ?? -1, events: last?.events.length ?? 0 };
};

/** What has happened after a mark. Of the step at the mark, only the new events; `from` is the number of the first. */
export const after = <Step extends Known<unknown>>(
  steps: readonly Step[],
  { seq, events }: Mark,
): readonly (Step & { readonly from: number })[] =>
  steps.flatMap((step) => {
    if (step.seq > seq) return [{ ...step, from: 0 }];
    return step.seq === seq && step.events.length > events ? [{ ...step, events: step.events.slice(events), from: events }] : [];
  });
