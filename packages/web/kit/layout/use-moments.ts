import { useEffect, useRef, useState } from 'react';
import { after, markOf } from '../../client/fresh.ts';
import type { Happening } from '../../client/table.ts';

/** Something of a step that is shown for a moment. */
export interface Moment<Shown> {
  readonly seq: number;
  /** The number of the first event of the step that it may be about: a step is shown event by event. */
  readonly from: number;
  readonly shown: readonly Shown[];
}

/** More steps than this at once are a jump: somebody comes back, or looks at another moment of the match. */
const JUMP = 6;

/**
 * What of the newest steps is shown for a moment, while somebody looks on: what was before belongs to the log. It never keeps anybody
 * from going on. `shownOf` has to stay the same function.
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
