import type { Happening, TableState } from './table.ts';
import { viewAfter } from './table-state.ts';

/** Something to show, and for how many milliseconds at normal speed before anything later. */
export interface Shot {
  readonly state: TableState;
  readonly milliseconds: number;
}

/** How long an event is shown; 0 if there's nothing to see. */
export type PauseOf = (event: unknown) => number;

/** Another seat's step is shown at least this long before the next one. */
const REST_MS = 450;

const restAfter = ({ what, events }: Happening, watcher: number | null): number =>
  what.seat === watcher || events.length === 0 ? 0 : REST_MS;

/**
 * The frames from one state to the next, event by event. Until all events of the step have been shown there is no new question, and the
 * match's card is still the previous one: nothing later shows early.
 */
export const shotsOf = (before: TableState, after: TableState, pauseOf: PauseOf): readonly Shot[] => {
  const step = after.steps.at(-1);
  if (step === undefined) return [{ state: after, milliseconds: 0 }];
  const frames = after.frames ?? [];
  const decision = after.decision === before.decision ? before.decision : null;
  let { view } = before;
  const shots = step.events.flatMap((event, index): readonly Shot[] => {
    for (const frame of frames) if (frame.events === index + 1) view = viewAfter(view, frame);
    const milliseconds = pauseOf(event);
    if (milliseconds <= 0) return [];
    const steps = [...before.steps, { ...step, events: step.events.slice(0, index + 1) }];
    return [{ state: { ...before, view, steps, decision }, milliseconds }];
  });
  return [...shots, { state: after, milliseconds: restAfter(step, after.watcher) }];
};

/** Whether a state is the next one of the same match from the same point of view. Anything else is a jump, which isn't played. */
export const isNext = (before: TableState, after: TableState): boolean =>
  after.seq === before.seq + 1 && after.watcher === before.watcher && after.card.match === before.card.match;
