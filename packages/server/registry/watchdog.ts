import { BOT_GRACE } from '../match/absence.ts';
import type { Storage } from '../storage/storage.ts';
import type { BotRunner } from './bot-runner.ts';
import type { Registry } from './registry.ts';

export interface WatchdogParts {
  readonly registry: Registry;
  readonly storage: Storage;
  readonly players: BotRunner;
  readonly shared: boolean;
  readonly tablesMax: number;
  trouble(what: string, error: unknown): void;
}

/** Looks after matches that nobody asks about: clocks that have run out, bots whose process has died, word that was lost. */
export interface Watchdog {
  /** One round; the timer calls it, and a test may. */
  round(): Promise<void>;
  close(): Promise<void>;
}

const EVERY = 500;
const DUE_MOST = 200;
/** Word from other processes comes at once; what was lost is found on the next of these looks. */
const LOOK_EVERY = 4;
const TIDY_EVERY = 60;

export const openWatchdog = ({ registry, storage, players, shared, tablesMax, trouble }: WatchdogParts): Watchdog => {
  const broken = new Set<string>();
  let rounds = 0;
  let running: Promise<void> = Promise.resolve();
  let busy = false;

  const wake = async (id: string): Promise<void> => {
    const woken = await registry.perform(id, { do: 'wake' });
    // A match that cannot be read will not become readable by asking twice a second.
    if (!woken.ok && ['match-broken', 'match-diverged', 'rules-gone'].includes(woken.refusal.code)) broken.add(id);
    const live = registry.matches.get(id);
    if (woken.ok && live !== undefined) players.attend(registry, live);
  };

  /** Matches with listeners here that have gone on elsewhere. */
  const lookAround = async (): Promise<void> => {
    const listened = [...registry.matches.values()].filter(({ listeners }) => listeners.size > 0);
    const heads = await storage.heads(listened.map(({ id }) => id));
    for (const { id, match } of listened) if ((heads.get(id) ?? 0) > match.seq) registry.onRemoteWrite(id);
  };

  const round = async (): Promise<void> => {
    rounds += 1;
    // Where a bot is thinking the match stays due; however many of those there are, the others have their turn behind them.
    const thinking = [...registry.matches.values()].filter((live) => live.thinking.size > 0).length;
    // At the start nobody thinks for a bot whose process has died, as this one may have: nobody waits for its time to be up.
    const now = Date.now() + (rounds === 1 ? BOT_GRACE : 0);
    const due = await storage.due(now, DUE_MOST + broken.size + thinking);
    await Promise.all(due.filter((id) => !broken.has(id)).map(wake));
    if (shared && rounds % LOOK_EVERY === 0) await lookAround();
    if (rounds % TIDY_EVERY === 0 || registry.matches.size > tablesMax) registry.tidy(tablesMax);
  };

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = round()
      .catch((error) => trouble('looking after the matches failed', error))
      .finally(() => {
        busy = false;
      });
  }, EVERY);

  return {
    round,
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
