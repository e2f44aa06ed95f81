import type { RatedAction } from '@swordtable/bots';
import { deepEqual } from '@swordtable/kernel';
import type { Question } from '../../client/table.ts';

type Thoughts = readonly RatedAction<unknown>[];

/** A hint: the bot's opinion of a question, and, once that is answered as it advised, of the question that should come next. */
export interface Hint {
  readonly of: Question | null;
  readonly thoughts: Thoughts;
  readonly next?: Thoughts;
  /** Whether the player has closed it. */
  readonly isClosed?: true;
}

/** What is left of the bot's plans after an answer: its next step, with the rest. Empty if no plan continues. */
const continued = (thoughts: Thoughts, answer: unknown): Thoughts => {
  const followed = thoughts.find(({ action }) => deepEqual(action, answer));
  const [next, ...plan] = followed?.plan ?? [];
  if (followed === undefined || next === undefined) return [];
  const { plan: _, ...rated } = followed;
  return [{ ...rated, action: next.action, ...(plan.length === 0 ? {} : { plan }) }];
};

/** What a hint says about a question: a plan is kept as long as the player follows it, and its steps are possible. */
export const adviceOn = (hint: Hint | undefined, question: Question | null): Thoughts | undefined => {
  if (hint === undefined || question === null) return undefined;
  if (hint.of === question) return hint.thoughts;
  const [step] = hint.next ?? [];
  return step !== undefined && question.options.some((option) => deepEqual(option, step.action)) ? hint.next : undefined;
};

/** The hint after an answer to a question: undefined where the player departs from its plans, or they end. */
export const hintAfter = (hint: Hint | undefined, question: Question | null, answer: unknown): Hint | undefined => {
  const thoughts = adviceOn(hint, question);
  if (hint === undefined || thoughts === undefined) return undefined;
  const next = continued(thoughts, answer);
  return next.length === 0 ? undefined : { ...hint, of: question, thoughts, next };
};
