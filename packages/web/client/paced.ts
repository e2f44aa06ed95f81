import { refuse } from '@swordtable/kernel';
import { observable } from './observable.ts';
import { isNext, type PauseOf, type Shot, shotsOf } from './playback.ts';
import type { Table, TableState } from './table.ts';

export interface Pacing {
  readonly pauseOf: PauseOf;
  /** A factor for all durations; 0 shows results right away. */
  readonly factor: () => number;
}

/** A table that shows one event after another. */
export interface Paced {
  /** Shows the rest of the current step right away. */
  skip(): void;
}

const LATE = refuse('stale', 'The table has changed. Check it, then answer.');

/** Plays a table's events as a queue. Nothing in the resulting state appears before its time. */
export const pacedTable = <Any extends Table>(table: Any, { pauseOf, factor }: Pacing): Any & Paced => {
  let latest = table.state();
  let queue: readonly Shot[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const shown = observable(latest);

  const halt = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const play = (): void => {
    halt();
    for (;;) {
      const [shot, ...later] = queue;
      if (shot === undefined) return;
      queue = later;
      shown.set(shot.state);
      const wait = shot.milliseconds * factor();
      if (wait > 0) {
        timer = setTimeout(play, wait);
        return;
      }
    }
  };
  const jump = (): void => {
    halt();
    queue = [];
    shown.set(latest);
  };
  const reachedAs = ({ connection, trouble }: TableState) => ({ connection, ...(trouble === undefined ? {} : { trouble }) });
  /** The same line again: the connection's state has changed, which is shown right away. */
  const touch = (): void => {
    if (queue.length === 0) {
      shown.set(latest);
      return;
    }
    queue = queue.map((shot, index) => (index === queue.length - 1 ? { ...shot, state: latest } : shot));
    const { trouble: _, ...rest } = shown.get();
    shown.set({ ...rest, ...reachedAs(latest) });
  };
  const follow = (): void => {
    const before = latest;
    latest = table.state();
    if (latest === before) return;
    if (isNext(before, latest)) {
      queue = [...queue, ...(factor() === 0 ? [{ state: latest, milliseconds: 0 }] : shotsOf(before, latest, pauseOf))];
      if (timer === undefined) play();
    } else if (latest.seq === before.seq && latest.watcher === before.watcher) touch();
    else jump();
  };
  // The table is followed as long as anything listens.
  let listeners = 0;
  let leave = (): void => undefined;
  const begin = (): void => {
    leave = table.subscribe(follow);
    follow();
    if (timer === undefined) play();
  };
  const end = (): void => {
    leave();
    halt();
  };

  return {
    ...table,
    state: shown.get,
    subscribe: (listener: () => void) => {
      const stop = shown.subscribe(listener);
      listeners += 1;
      if (listeners === 1) begin();
      return () => {
        stop();
        listeners -= 1;
        if (listeners === 0) end();
      };
    },
    act: async (action: unknown) => {
      // An answer belongs to the question that was shown; if that's gone, the page catches up instead.
      if (shown.get().decision?.seq === latest.decision?.seq) return table.act(action);
      jump();
      return LATE;
    },
    skip: () => {
      if (timer === undefined) return;
      const playing = shown.get().steps.at(-1)?.seq ?? -1;
      queue = queue.slice(queue.findIndex(({ state }) => state.seq >= playing));
      play();
    },
  };
};
