import { useEffect, useRef, useState } from 'react';
import { after, markOf } from '../../client/fresh.ts';
import type { Happening } from '../../client/table.ts';

/** Something in a step that is shown briefly. */
export interface Moment<Shown> {
  readonly seq: number;
  /** The index of the first event in the step that it may be about: a step is shown event by event. */
  readonly from: number;
  readonly shown: readonly Shown[];
}

/** More new steps than this are a jump: the player has come back, or moved through a replay. */
const JUMP = 6;

/**
 * What to show briefly of the newest steps. Anything from before the page opened is only in the log. It never blocks the player. `shownOf`
 * must be a stable function.
 */
export const useMoments = <Event, Shown>(
  steps: readonly Happening<Event>[],
  shownOf: (step: Happening<Event>) => readonly Shown[],
  milliseconds: number,
): readonly Moment<Shown>[] => {
  const [moments, setMoments] = useState<readonly Moment<Shown>[]>([]);
  const { seq, events } = markOf(steps);
  const seen = useRef({ seq, events });
  useEffect(() => {
    const before = seen.current;
    if (seq === before.seq && events === before.events) return;
    seen.current = { seq, events };
    const fresh = after(steps, before);
    if (seq < before.seq || fresh.length > JUMP) return setMoments([]);
    const added = fresh.map((step) => ({ seq: step.seq, from: step.from, shown: shownOf(step) })).filter(({ shown }) => shown.length > 0);
    if (added.length === 0) return;
    setMoments((all) => [...all, ...added]);
    setTimeout(() => setMoments((all) => all.filter((moment) => !added.includes(moment))), milliseconds);
  }, [steps, seq, events, shownOf, milliseconds]);
  return moments;
};
