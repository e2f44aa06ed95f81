import { newSeed } from '../new-seed.ts';
import { loadGame } from './games.ts';
import { serveMatch } from './serve.ts';
import { browserStore } from './store.ts';

/** Three hard bots in one; on a slow machine as much as can be thought in a time that one waits for a hint. */
const ADVISER = 'search:3000,1500ms';

// The worker of a page. Its first message brings the ports to the page and to the bots.
self.onmessage = ({ ports: [page, bots] }: MessageEvent) => {
  if (page === undefined || bots === undefined) return;
  serveMatch(page, bots, { store: browserStore(), loadGame, adviser: ADVISER, chance: newSeed, now: Date.now });
};
