import type { Happening, TableState } from './table.ts';
import { viewAfter } from './table-state.ts';

/** Something to be shown, and for how many milliseconds at normal speed before anything later is. */
export interface Shot {
  readonly state: TableState;
  readonly milliseconds: number;
}

/** How long an event takes to be seen; 0 where there is nothing to see. */
export type PauseOf = (event: unknown) => number;

/** A step of another seat stays in sight at least this long before the next one. */
const REST_MS = 450;

const restAfter = ({ what, events }: Happening, watcher: number | null): number =>
  what.seat === watcher || events.length === 0 ? 0 : REST_MS;

/**
 * The way from one state to the next, event by event. Until all events of the step have been shown nobody is asked anything new, and
 * the card of the match is still the one from before: nothing that came later shows early.
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

/** Whether a state is the next one of the same match, seen with the same eyes. Anything else is a jump, which isn't played. */
export const isNext = (before: TableState, after: TableState): boolean =>
  after.seq === before.seq + 1 && after.watcher === before.watcher && after.card.match === before.card.match;
