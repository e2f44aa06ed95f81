import { accept, type Result } from '@swordtable/kernel';
import { wrap } from 'comlink';
import { guardCalls } from '../local/remote.ts';
import { BROKEN } from '../local/start.ts';
import type { Table, TableState } from '../table.ts';
import { stateFrom } from '../table-state.ts';
import type { Judged, PuzzleCard, PuzzleHost } from './host.ts';

/** A puzzle on the table. */
export interface OpenPuzzle {
  readonly state: TableState;
  readonly preview: Table['preview'];
  judge(action: unknown): Promise<Result<Judged>>;
}

/** A page's connection to the puzzles. */
export interface PuzzleDesk {
  list(game: string): Promise<Result<readonly PuzzleCard[]>>;
  open(game: string, id: string): Promise<Result<OpenPuzzle>>;
  close(): void;
}

/** Starts the worker that holds puzzles and judges answers. */
export const startPuzzles = (): PuzzleDesk => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage('begin', [port2]);
  const host = wrap<PuzzleHost>(port1);
  const { answered, fail } = guardCalls();
  worker.onerror = () => fail(BROKEN);
  return {
    list: (game) => answered(host.list(game)),
    open: async (game, id) => {
      const opened = await answered(host.open(game, id));
      if (!opened.ok) return opened;
      const state = stateFrom(opened.value);
      return accept({
        state,
        preview: (action) => answered(host.preview(state.decision?.seq ?? 0, action)),
        judge: (action) => answered(host.judge(action)),
      });
    },
    close: () => {
      fail({ code: 'closed', sentence: 'The table was closed.' });
      worker.terminate();
      port1.close();
    },
  };
};
