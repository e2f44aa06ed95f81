import type { Thinking, ThinkJob } from '@swordtable/bots';
import { accept, type Result, refuse } from '@swordtable/kernel';
import type { TableMessage } from '@swordtable/server/api/table';
import { expose, type ProxyMarked, proxy, wrap } from 'comlink';
import { type Core, openCore } from './core.ts';
import { type FindParts, find } from './find.ts';
import { guardCalls } from './remote.ts';
import type { News, Opening } from './worker-protocol.ts';

export interface ServeParts extends FindParts {
  /** The bot that gives hints. */
  readonly adviser: string;
  wait(milliseconds: number): Promise<void>;
}

/** A match that stays in its worker, and is called from the page. */
type OpenMatch = Core & ProxyMarked;

/** What a match's worker offers the page. */
export interface MatchHost {
  open(opening: Opening): Promise<Result<TableMessage>>;
  /** The match, once it is open. */
  readonly core: OpenMatch;
}

/** What the bots' worker offers a match's worker. */
export interface BotHost {
  think(job: ThinkJob): Promise<Result<Thinking>>;
}

/** Holds one match for the page at the other end of a port, while bots think behind another port. */
export const serveMatch = (page: MessagePort, bots: MessagePort, parts: ServeParts): void => {
  const thinkers = wrap<BotHost>(bots);
  const { answered } = guardCalls();
  // News uses the same port as responses: a response must not overtake its effects.
  const tell = (news: News): void => page.postMessage({ news });
  let core: OpenMatch | undefined;

  const host: MatchHost = {
    open: async (opening) => {
      if (core !== undefined) return refuse('open-already', 'A match is already open here.');
      const found = await find(opening, parts);
      if (!found.ok) return found;
      core = proxy(
        openCore(found.value, {
          save: parts.store.save,
          think: (job) => answered(thinkers.think(job)),
          adviser: parts.adviser,
          chance: parts.chance,
          now: parts.now,
          wait: parts.wait,
          told: (message) => tell({ message }),
          trouble: (trouble) => tell({ trouble }),
        }),
      );
      // The bots start after the page has the table that they change.
      setTimeout(() => core?.begin());
      return accept(core.table());
    },
    get core() {
      if (core === undefined) throw new Error('No match is open here.');
      return core;
    },
  };
  expose(host, page);
};
