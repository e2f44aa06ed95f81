import type { AddressInfo } from 'node:net';
import type { Game } from '@swordtable/kernel';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openFanout } from './fanout/open.ts';
import { openApp } from './http/app.ts';
import { openConnections } from './http/connections.ts';
import { openMetricsServer } from './http/metrics-server.ts';
import type { App } from './http/parts.ts';
import { trackRequests } from './http/pending-requests.ts';
import { openSockets } from './http/sockets.ts';
import { openStreams } from './http/stream.ts';
import { type Keys, openKeys } from './keys.ts';
import type { RulesOf } from './match/match.ts';
import { makeMetrics } from './metrics.ts';
import { signedOut } from './people/devices.ts';
import { startHousekeeping } from './people/housekeeping.ts';
import { openMatchmaking } from './people/matchmaking.ts';
import { openMoves } from './people/moves.ts';
import { openPeople } from './people/people.ts';
import { systemResolve } from './people/push/public-lookup.ts';
import { openPush, type Push } from './people/push/push.ts';
import { openVacations } from './people/vacations.ts';
import type { Pool } from './pool/pool.ts';
import { startBotRunner } from './registry/bot-runner.ts';
import { openPresence } from './registry/presence.ts';
import { openRater } from './registry/rater.ts';
import { openRegistry, type Registry } from './registry/registry.ts';
import { startRetention } from './registry/retention.ts';
import { openWatchdog } from './registry/watchdog.ts';
import { repeat } from './repeat.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { openTournaments } from './tournaments/tournaments.ts';
import { within } from './within.ts';

export interface ServiceParts {
  readonly config: Config;
  readonly log: Logger;
  /** The rules for new matches. Of a game that is here in several versions, the first is used. */
  readonly games: readonly Game[];
  /** The rules of matches that began with any version; by default, those in `games`. */
  readonly rulesOf?: RulesOf;
  readonly pool: Pick<Pool, 'run'>;
  /** How keys and links are made: by default at random, and signed with the store's secret. */
  readonly keys?: Keys;
  /** The folder with the site's files, if it's served. */
  readonly site?: string | undefined;
  /** The file of the thread that writes to a store in a folder; without it, the server's own thread does. */
  readonly storeThread?: string;
  /** The current time, from the system's clock by default. */
  readonly now?: () => number;
  /** How long a standing order waits before it's carried out, in milliseconds. */
  readonly orderDelay?: () => number;
  /** How often matches are attended to that no one asks about, in milliseconds. */
  readonly attendEvery?: number;
}

/** The whole server, running. */
export interface Service {
  readonly app: App;
  readonly registry: Registry;
  readonly storage: Storage;
  readonly push: Pick<Push, 'round'>;
  /** Its address, once it listens, and the address of its metrics, if it has one. */
  listen(): Promise<string>;
  readonly metricsAddress: string | undefined;
  /** The metrics in Prometheus's text format. */
  metrics(): Promise<string>;
  /** Shuts down gracefully: accepts nothing new, finishes what was started, closes streams. */
  close(): Promise<void>;
}

/** The rules of each game in each version. */
export const shelf =
  (games: readonly Game[]): RulesOf =>
  (id, version) =>
    games.find((game) => game.id === id && game.version === version);

/** How often players who wait are paired, in milliseconds. */
const PAIR_EVERY = 1_000;
/** How often it's noted who waits at a table, in milliseconds. */
const PRESENT_EVERY = 5_000;
/** How often it's checked whether a guest's matches were left behind, in milliseconds. */
const MOVE_EVERY = 60_000;

const newest = (games: readonly Game[]): readonly Game[] =>
  games.filter((game, index) => games.findIndex(({ id }) => id === game.id) === index);

export const openService = async (parts: ServiceParts): Promise<Service> => {
  const { config, log, games, rulesOf = shelf(games), pool, site, storeThread, now, orderDelay, attendEvery } = parts;
  const metrics = makeMetrics();
  const trouble = (what: string, error: unknown): void => log.warn({ err: error }, what);
  const { databaseUrl, redisUrl } = config;
  const shared = databaseUrl !== undefined;
  const storage = await openStorage(
    { databaseUrl, folder: config.data, thread: storeThread },
    { connections: config.databaseConnections, committed: (lines, seconds) => metrics.appended(lines, seconds) },
  );
  const fanout = await openFanout({
    databaseUrl,
    redisUrl,
    onTrouble: (what, error) => {
      metrics.fanoutTroubled(what);
      trouble(`notification between processes: ${what} failed`, error);
    },
  });
  const streams = openStreams();
  const sockets = openSockets();
  const keys = parts.keys ?? openKeys(await storage.secret());
  const players = startBotRunner({ pool, seconds: config.botSeconds, thought: metrics.thought, trouble });
  const registry = openRegistry({
    storage,
    fanout,
    shared,
    rulesOf,
    notes: { refused: metrics.refused, ended: metrics.matchEnded, ordered: metrics.movesOrdered, fannedOut: metrics.fannedOut, trouble },
    onStep: (live) => {
      players.attend(registry, live);
      push.stepped(live);
      rater.attend(registry, live);
      tournaments.onStep(live.match);
    },
    ...(now === undefined ? {} : { now }),
    ...(orderDelay === undefined ? {} : { orderDelay }),
  });
  fanout.listen(registry.onRemoteWrite, registry.heardAnything);
  const clock = now ?? Date.now;
  const endpoints = { testService: config.pushTestService, resolve: systemResolve };
  const people = openPeople({ documents: storage.documents, endpoints, newId: keys.matchId, now: clock });
  const rater = openRater({ settle: people.ratings.settle, trouble });
  const watchdog = openWatchdog({
    ...{ registry, storage, players, rater, shared, tablesMax: config.tablesMax },
    ...{ now: clock, every: attendEvery, trouble },
  });
  const vacations = openVacations({ documents: storage.documents, storage, registry, now: clock });
  const push = openPush({
    ...{ people, vacations, registry, storage, endpoints, trouble, now: clock },
    ...{ vapid: await people.vapid(), publicUrl: config.publicUrl, every: attendEvery },
  });
  const removed = (ids: readonly string[]): void => {
    ids.forEach(registry.forget);
    people.talks.forget(ids).catch((error) => trouble('deleting what was said failed', error));
  };
  const retention = startRetention(config, storage, removed, trouble);
  const housekeeping = startHousekeeping(people, trouble);
  const moves = openMoves({ documents: storage.documents, storage, registry, now: clock });
  const mover = repeat(moves.round, MOVE_EVERY, (error) => trouble('moving guests’ matches failed', error));
  const offered = newest(games);
  const matchmaking = openMatchmaking({ storage, registry, keys, people, games: offered, now: clock });
  const matchmaker = repeat(matchmaking.round, PAIR_EVERY, (error) => trouble('pairing players failed', error));
  const presence = openPresence({ documents: storage.documents, registry, now: clock });
  const presences = repeat(presence.round, attendEvery ?? PRESENT_EVERY, (error) => trouble('noting who is here failed', error));
  const connections = openConnections((devices) => signedOut(storage.documents, devices), trouble);
  const tournaments = openTournaments({ documents: storage.documents, registry, keys, people, now: clock, trouble });
  const sweeps = repeat(tournaments.sweep, attendEvery ?? 1_000, (error) => trouble('attending to the tournaments failed', error));
  let closing: Promise<void> | undefined;
  const app = await openApp({
    registry,
    rulesOf,
    storage,
    keys,
    people,
    now: clock,
    seeks: matchmaking.seeks,
    presence,
    tournaments,
    vacations,
    players,
    streams,
    sockets,
    connections,
    metrics,
    log,
    games: offered,
    config,
    site,
    ready: () => closing === undefined,
  });
  const underWay = trackRequests(app.server);
  const metricsText = (): Promise<string> => {
    metrics.tablesInMemory(registry.matches.size);
    return metrics.text();
  };
  const metricsServer = openMetricsServer({ text: metricsText, contentType: metrics.contentType });
  let metricsAddress: string | undefined;

  const close = async (): Promise<void> => {
    await watchdog.close();
    await push.close();
    await matchmaker.close();
    await presences.close();
    await mover.close();
    await sweeps.close();
    await tournaments.close();
    await retention.close();
    await housekeeping.close();
    connections.close();
    await metricsServer.close();
    streams.close();
    await sockets.close(config.shutdownSeconds * 1_000);
    const closed = app.close();
    // Clients that don't read, or never finish a request, are waited for only this long.
    await underWay.quiet(config.shutdownSeconds * 1_000);
    app.server.closeAllConnections();
    await closed;
    await within(config.shutdownSeconds * 1_000, Promise.all([players.idle(), registry.idle(), rater.idle()]));
    await fanout.close();
    await storage.close();
  };

  return {
    app,
    registry,
    storage,
    push,
    metrics: metricsText,
    get metricsAddress() {
      return metricsAddress;
    },
    listen: async () => {
      await app.listen({ host: config.host, port: config.port });
      if (config.metricsPort !== undefined) metricsAddress = await metricsServer.listen(config.metricsHost, config.metricsPort);
      const { address, port } = app.server.address() as AddressInfo;
      return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
};
