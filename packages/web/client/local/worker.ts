import { newSeed } from '../new-seed.ts';
import { loadGame } from './games.ts';
import { serveMatch } from './serve.ts';
import { browserStore } from './store.ts';

/** As good as the best bot, within a time that one waits for a hint. */
const ADVISER = 'learned:1500,1500ms';

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

// The worker of a page. Its first message brings the ports to the page and to the bots.
self.onmessage = ({ ports: [page, bots] }: MessageEvent) => {
  if (page === undefined || bots === undefined) return;
  serveMatch(page, bots, { store: browserStore(), loadGame, adviser: ADVISER, chance: newSeed, now: Date.now, wait });
};
