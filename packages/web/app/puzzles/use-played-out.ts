import type { StepMessage } from '@swordtable/server/api/table';
import { useEffect, useMemo, useState } from 'react';
import { type PauseOf, type Shot, shotsOf } from '../../client/playback.ts';
import type { TableState } from '../../client/table.ts';
import { stateAfter } from '../../client/table-state.ts';
import { paceFactor } from '../../kit/settings/settings.ts';

/** The position before the answer is in sight this long, in milliseconds. */
const BEFORE_MS = 500;

/** The steps from a position on, event by event, without questions. */
const shotsFrom = (start: TableState, steps: readonly StepMessage[], pauseOf: PauseOf): readonly Shot[] => {
  let state: TableState = { ...start, decision: null };
  const shots: Shot[] = [{ state, milliseconds: BEFORE_MS }];
  for (const step of steps) {
    const next = { ...stateAfter(state, step), decision: null };
    shots.push(...shotsOf(state, next, pauseOf));
    state = next;
  }
  return shots;
};

const NO_PAUSE: PauseOf = () => 0;

/** The table while steps are played, at the chosen speed, and after them; undefined without any. */
export const usePlayedOut = (
  start: TableState,
  steps: readonly StepMessage[] | undefined,
  pauseOf: PauseOf = NO_PAUSE,
): TableState | undefined => {
  const shots = useMemo(() => (steps === undefined ? [] : shotsFrom(start, steps, pauseOf)), [start, steps, pauseOf]);
  const [shown, setShown] = useState({ shots, at: 0 });
  const at = shown.shots === shots ? shown.at : 0;
  useEffect(() => {
    const shot = shots[at];
    if (shot === undefined || at === shots.length - 1) return;
    const timer = setTimeout(() => setShown({ shots, at: at + 1 }), shot.milliseconds * paceFactor());
    return () => clearTimeout(timer);
  }, [shots, at]);
  return shots[at]?.state;
};
