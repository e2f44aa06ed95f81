import { useEffect, useRef, useState } from 'react';
import type { Happening } from '../../client/table.ts';

/** Something of a step that is shown for a moment. */
export interface Moment<Shown> {
  readonly seq: number;
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
  const newest = steps.at(-1)?.seq ?? -1;
  const seen = useRef(newest);
  useEffect(() => {
    const before = seen.current;
    if (newest === before) return;
    seen.current = newest;
    const fresh = steps.filter(({ seq }) => seq > before);
    if (newest < before || fresh.length > JUMP) return setMoments([]);
    const added = fresh.map((step) => ({ seq: step.seq, shown: shownOf(step) })).filter(({ shown }) => shown.length > 0);
    if (added.length === 0) return;
    setMoments((all) => [...all, ...added]);
    setTimeout(() => setMoments((all) => all.filter((moment) => !added.includes(moment))), milliseconds);
  }, [steps, newest, shownOf, milliseconds]);
  return moments;
};
