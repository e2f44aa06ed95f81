import { useEffect, useMemo, useState } from 'react';
import type { Perspective, Replay } from '../../client/replay/replay.ts';
import type { GameTable } from '../../kit/table/game-table.ts';
import type { Curve } from './curves.ts';

/** At most this many tables of a running match are requested from the server for a plot; its lines stay level between them. */
const ASKED_FOR = 60;

/** Fetches tables for the plot one by one, and says how many have arrived. */
const useFetched = (replay: Replay, eyes: Perspective): number => {
  const [fetched, setFetched] = useState(0);
  useEffect(() => {
    if (replay.file !== undefined) return;
    let wanted = true;
    const fetchAll = async (): Promise<void> => {
      const stride = Math.max(1, Math.ceil(replay.last / ASKED_FOR));
      for (let step = 0; step <= replay.last && wanted; step += stride) {
        const looked = await replay.look(step, eyes);
        // The server may refuse further requests, and the plot isn't worth insisting.
        if (!looked.ok) return;
        if (wanted) setFetched((before) => before + 1);
      }
    };
    void fetchAll();
    return () => {
      wanted = false;
    };
  }, [replay, eyes]);
  return fetched;
};

/** The points over time, and whatever else the game plots, from one point of view. */
export const useCurves = (replay: Replay, eyes: Perspective, table: GameTable | undefined, pointsName: string): readonly Curve[] => {
  const fetched = useFetched(replay, eyes);
  const seriesOf = table?.useSeries?.();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each table that arrives changes the plot.
  return useMemo(() => {
    const views = Array.from({ length: replay.last + 1 }, (_, step) => replay.stateAt(step, eyes)?.view);
    const points = views.map((view, step) => (view === undefined ? undefined : (table?.pointsOf?.(view) ?? replay.pointsAt(step))));
    const series = views.map((view) => (view === undefined ? undefined : seriesOf?.(view)));
    const more = series.find((each) => each !== undefined) ?? [];
    return [
      ...(points.some((each) => each !== undefined) ? [{ id: 'points', name: pointsName, values: points }] : []),
      ...more.map(({ id, name }) => ({ id, name, values: series.map((each) => each?.find((one) => one.id === id)?.values) })),
    ];
  }, [replay, eyes, table, pointsName, fetched]);
};
