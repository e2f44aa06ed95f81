import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useInspect } from '../../../kit/selection/use-inspect.ts';
import { useWhy } from '../../../kit/why/use-why.ts';
import { useRotation } from '../board/use-rotation.ts';
import { useTileSelection } from '../board/use-tile-selection.ts';
import { useTileWhy } from '../why/use-tile-why.ts';
import { keyDone } from './keys.ts';
import type { Analysis } from './use-analysis.ts';
import { useSetUp } from './use-set-up.ts';
import { useAnalysisWords } from './words.ts';

const ASKABLE = '[data-cell], [data-hand]';

/** What the board is used with: what can be selected on it, what is explained, and its keys. */
export const useBoard = (analysis: Analysis) => {
  const words = useAnalysisWords();
  const { moment, mode } = analysis;
  const isPlacing = mode === 'place';
  const placing = useTileSelection(moment.view, moment.question, isPlacing ? analysis.table : undefined);
  const settingUp = useSetUp(analysis);
  const seats = useMemo(() => [0, 1].map((seat) => ({ name: words.color(seat), you: false })), [words]);
  const { explained, explain, close } = useWhy();
  const steps = useMemo(() => [{ seq: moment.events.length, at: 0, what: { kind: 'answered' as const }, events: moment.events }], [moment]);
  const why = useTileWhy({ view: moment.view, decision: moment.question, watcher: moment.seat, steps }, seats, explain);
  const root = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const looking = useInspect(ASKABLE, ({ dataset: { cell, hand } }) =>
    cell === undefined ? why.ask({ about: Number(hand) }) : why.ask({ look: Number(cell) }),
  );
  const turning = useRotation(root, placing);
  const onKeyDown = (event: KeyboardEvent): void => {
    looking.onKeyDown(event);
    if (keyDone(event, analysis, search.current)) event.preventDefault();
    else if (isPlacing) turning(event);
  };
  const picked = placing.picks['tile'];
  return {
    selection: isPlacing ? placing : settingUp,
    /** The tile that is to be placed. */
    picked: typeof picked === 'number' ? picked : undefined,
    ...{ why, explained, close, steps, root, search },
    handlers: { ...looking, onKeyDown },
  };
};
