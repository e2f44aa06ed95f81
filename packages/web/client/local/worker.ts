import { newSeed } from '../new-seed.ts';
import { loadGame } from './games.ts';
import { serveMatch } from './serve.ts';
import { browserStore } from './store.ts';

/** A search that has so much time, however slow the machine: nobody waits longer for advice. */
const ADVISER = 'search:1500ms';

// The file that a page starts as a worker. Its first message brings the ports to the page and to the bots.
self.onmessage = ({ ports: [page, bots] }: MessageEvent) => {
  if (page === undefined || bots === undefined) return;
  serveMatch(page, bots, { store: browserStore(), loadGame, adviser: ADVISER, chance: newSeed, now: Date.now });
};
