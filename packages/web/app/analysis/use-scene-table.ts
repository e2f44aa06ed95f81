import { accept, type Refusal } from '@swordtable/kernel';
import { useEffect, useMemo, useState } from 'react';
import { type Analyzed, analyze, type SceneOf } from '../../client/analysis/analyze.ts';
import type { Table } from '../../client/table.ts';
import { begin, goTo, type History, redo, undo } from '../../kit/analysis/history.ts';

/** A position on its game's own table, and every answer since. */
export interface SceneTableState {
  readonly now: Analyzed | undefined;
  readonly refused: Refusal | undefined;
  readonly table: Pick<Table, 'act' | 'preview' | 'undo'>;
  /** Sets up another position, the first of these that is possible; resolves with why none is. */
  readonly change: (scenes: readonly string[]) => Promise<Refusal | undefined>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Opens a position, and answers what the rules ask there. */
export const useSceneTable = (start: SceneOf): SceneTableState => {
  const [history, setHistory] = useState<History<Analyzed>>();
  const [refused, setRefused] = useState<Refusal>();
  useEffect(() => {
    let isHere = true;
    void analyze(start).then((opened) => {
      if (!isHere) return;
      if (opened.ok) setHistory(begin(opened.value));
      else setRefused(opened.refusal);
    });
    return () => {
      isHere = false;
    };
  }, [start]);
  const now = history?.now;
  const table = useMemo((): SceneTableState['table'] => {
    const nothing = { ok: false, refusal: { code: 'closed', sentence: 'The table was closed.' } } as const;
    return {
      act: async (action) => {
        if (now === undefined) return nothing;
        const next = await analyze({ game: start.game, scene: now.record.scene ?? start.scene }, [
          ...now.record.answers,
          { seat: now.seat, action },
        ]);
        if (!next.ok) return next;
        setHistory((before) => before && goTo(before, next.value));
        return accept(undefined);
      },
      preview: async (action) => now?.preview(action) ?? nothing,
      undo: async () => {
        setHistory((before) => before && undo(before));
        return accept(undefined);
      },
    };
  }, [start, now]);
  const change = async ([scene, ...others]: readonly string[]): Promise<Refusal | undefined> => {
    const next = await analyze({ game: start.game, scene: scene ?? start.scene });
    if (next.ok) setHistory((before) => before && goTo(before, next.value));
    return next.ok ? undefined : others.length > 0 ? change(others) : next.refusal;
  };
  const step = (by: typeof undo): void => setHistory((before) => before && by(before));
  return {
    now,
    refused,
    table,
    change,
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    undo: () => step(undo),
    redo: () => step(redo),
  };
};
