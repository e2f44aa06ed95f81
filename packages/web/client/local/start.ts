import type { Refusal, Result } from '@swordtable/kernel';
import { type Holding, type LocalTable, openLocal } from './client.ts';
import { listingOf, noteMatch } from './match-list.ts';
import type { Opening } from './worker-protocol.ts';

export const BROKEN: Refusal = {
  code: 'worker-broken',
  sentence: 'The part of the page that runs the match has failed. Reload the page: everything so far is saved.',
};

/** Two workers: one holds the match, and in the other bots think without blocking it. */
const startWorkers = (): Holding => {
  const match = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const bots = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const [toPage, toBots] = [new MessageChannel(), new MessageChannel()];
  match.postMessage('begin', [toPage.port2, toBots.port1]);
  bots.postMessage('begin', [toBots.port2]);
  return {
    port: toPage.port1,
    end: () => {
      match.terminate();
      bots.terminate();
      toPage.port1.close();
    },
    onBroken: (tell) => {
      for (const worker of [match, bots]) worker.onerror = () => tell(BROKEN);
    },
  };
};

/** Creates, resumes, or imports a match in this browser. It updates the list of matches automatically. */
export const startLocal = async (opening: Opening): Promise<Result<LocalTable>> => {
  const opened = await openLocal(startWorkers(), opening);
  if (!opened.ok) return opened;
  const table = opened.value;
  let noted = -1;
  const note = (): void => {
    const state = table.state();
    // Only what was stored is listed: a match removed in another window doesn't return to the list.
    if (state.seq === noted) return;
    noted = state.seq;
    noteMatch(listingOf(state));
  };
  note();
  table.subscribe(note);
  // A browser that is short of space deletes what it wasn't asked to keep.
  void navigator.storage?.persist?.().catch(() => false);
  return opened;
};
