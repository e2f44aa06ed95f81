import type { Alternative, Order, Planned } from '../../../client/orders.ts';

/** An order being written: its question, and the plans to try, first to last. */
export type Draft = Order;

/** The draft with one more plan at its end, unless it already has it. */
export const withPlan = (draft: Draft | undefined, { rule, ask, wanted }: Pick<Planned, 'rule' | 'ask' | 'wanted'>): Draft => {
  const before = draft?.alternatives ?? [];
  const text = JSON.stringify(wanted);
  const isKnown = before.some((each) => JSON.stringify(each) === text);
  return { rule, ask, alternatives: isKnown ? before : [...before, wanted] };
};

/** The draft without one of its plans; undefined if none is left. */
export const without = (draft: Draft, index: number): Draft | undefined => {
  const alternatives = draft.alternatives.filter((_, at) => at !== index);
  return alternatives.length === 0 ? undefined : { ...draft, alternatives };
};

/** The draft with one of its plans moved up. */
export const earlier = (draft: Draft, index: number): Draft => {
  const alternatives: Alternative[] = [...draft.alternatives];
  const [one, before] = [alternatives[index], alternatives[index - 1]];
  if (one === undefined || before === undefined) return draft;
  alternatives.splice(index - 1, 2, one, before);
  return { ...draft, alternatives };
};

/** An order without comments, as it is given. */
export const plain = ({ rule, ask, alternatives }: Order): Order => ({ rule, ask, alternatives });
