import { type Job, type JobResult, runJob } from '@swordtable/bots';
import { accept, type Game, type Result, type Watcher } from '@swordtable/kernel';
import { watcherFor } from '@swordtable/server/http/access';
import { Refused } from '@swordtable/server/http/refusals';
import type { Keys } from '@swordtable/server/keys';
import { importOf } from '@swordtable/server/match/file';
import { stepsAfter } from '@swordtable/server/match/history';
import type { RulesOf } from '@swordtable/server/match/match';
import { tableMessage } from '@swordtable/server/match/projection';
import { startBotRunner } from '@swordtable/server/registry/bot-runner';
import type { Listener, LiveMatch } from '@swordtable/server/registry/live-match';
import { openRegistry, type Registry } from '@swordtable/server/registry/registry';
import { pruneAll } from '@swordtable/server/registry/retention';
import { watchdogRounds } from '@swordtable/server/registry/watchdog';
import { type Storage, StorageFailure } from '@swordtable/server/storage/storage';
import type { Life } from './agenda.ts';
import type { Disk } from './disk.ts';
import { openSociety } from './open-society.ts';
import { agesAt, PRUNE, SKEW_MAX } from './oracle/laws.ts';
import { newLimitCheck } from './oracle/limits.ts';
import type { Plant } from './plants/plant.ts';
import type { Following, Process } from './process.ts';
import type { PushService } from './push-service.ts';
import { repeatIn } from './rounds.ts';
import { servePeople } from './serve-people.ts';
import { openStore } from './store.ts';
import { openFront } from './wired/front.ts';
import type { Keyring } from './wired/keyring.ts';
import { limitsIn } from './wired/limits.ts';
import { wiredProcess } from './wired/wired-process.ts';
import type { World } from './world.ts';

export interface ProcessParts {
  readonly world: World;
  readonly disk: Disk;
  readonly games: readonly Game[];
  readonly rulesOf: RulesOf;
  readonly shared: boolean;
  readonly plant: Plant | undefined;
  /** Where push messages go, if there are strangers. */
  readonly push: PushService | undefined;
  /** The clients' keys, if they come over connections. */
  readonly keyring: Keyring | undefined;
  /** How the server makes secrets. */
  readonly keys: Keys;
  /** Tells the other processes. */
  tell(from: Life, match: string): void;
  /** Called while a transaction of this process is written. */
  midway(life: Life): void;
}

const EVERY = 500;
const PRUNE_EVERY = 3_000;
/** A request that arrives twice finds the match made. */
const madeOnce = <Value>(made: Result<unknown>, value: Value): Result<Value> =>
  made.ok || made.refusal.code === 'match-exists' ? accept(value) : made;
/** Few enough that matches are evicted. */
const TABLES_MAX = 2;

export const openProcess = ({ world, disk, games, rulesOf, shared, plant, push, keyring, keys, tell, midway }: ProcessParts): Process => {
  const life: Life = { alive: true };
  const skew = world.fails('skew', 300) ? world.chance.below(2 * SKEW_MAX) - SKEW_MAX : 0;
  const now = (): number => plant?.now?.(world.now()) ?? world.now() + skew;
  const bare: Storage = openStore({ world, disk, life, remote: shared, plant, midway: () => midway(life) });
  const storage: Storage = plant?.storage?.(bare) ?? bare;
  const trouble = (what: string, error: unknown): void => {
    if (error instanceof Error && !(error instanceof StorageFailure || error.message === 'simulated'))
      world.violate('broken', `${what}: ${error.stack ?? error.message}`);
  };
  const seeds = world.chance.branch(`bots ${world.now()}`);
  const pool = {
    run: async <J extends Job>(job: J): Promise<Result<JobResult<J>>> => {
      await world.wait(20 + world.delay(), life);
      if (world.fails('bots', 20)) throw new Error('simulated');
      const done = runJob(
        (id, version) => rulesOf(id, version ?? '1'),
        job.kind === 'think' ? { ...job, bot: 'random' } : job,
        () => {},
      );
      // It does the job it was given, so this is its result.
      return done as Result<JobResult<J>>;
    },
  };
  const players = startBotRunner({
    ...{ pool, now, trouble, seconds: 10, thought: () => {} },
    wait: (milliseconds) => world.wait(milliseconds, life),
    newSeed: () => `bot ${seeds.below(1_000_000)}`,
  });
  const waits = world.chance.branch(`orders ${world.now()}`);
  const bareRegistry: Registry = openRegistry({
    ...{ storage, rulesOf, shared, now },
    fanout: { tell: (match) => tell(life, match), listen: () => {}, close: async () => {} },
    notes: { refused: () => {}, ended: () => {}, ordered: () => world.count('orders carried out'), fannedOut: () => {}, trouble },
    onStep: (live) => {
      players.attend(bareRegistry, live);
      society.stepped(live);
    },
    orderDelay: () => 50 + waits.below(500),
    wait: (milliseconds) => world.wait(milliseconds, life),
    slices: () => () => undefined,
  });
  const registry = plant?.registry?.(bareRegistry, now) ?? bareRegistry;
  const society = openSociety({ world, life, storage, registry, keys, games, push, now, trouble });
  const { rater } = society;
  const round = watchdogRounds({ registry, storage, players, rater, shared, tablesMax: TABLES_MAX, now });
  repeatIn(world, life, { first: world.delay(), every: EVERY }, round, (error) => trouble('attending to the matches failed', error));
  /** Removes old matches now and then, as the server does every hour. */
  const prune = async (): Promise<void> => {
    await pruneAll(storage, agesAt(now()), (ids) => ids.forEach(registry.forget));
  };
  if (world.share(PRUNE) > 0)
    repeatIn(world, life, { first: PRUNE_EVERY, every: PRUNE_EVERY }, prune, (error) => trouble('removing old matches failed', error));

  /** The watcher that a key may be, as the server decides it. */
  const admitted = ({ match }: LiveMatch, { watcher, key }: Following): { readonly watcher: Watcher } | undefined => {
    try {
      return { watcher: watcherFor(match, watcher, key) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return undefined;
    }
  };

  const attach = (
    live: LiveMatch,
    watcher: Watcher,
    { key, connection }: Following,
    take: (text: string) => void,
    end: () => void,
  ): Listener => {
    const listener: Listener = {
      ...{ watcher, key, frames: false, compact: false, end },
      take: (_, text) => (connection.alive ? take(text) : live.listeners.delete(planted)),
    };
    const planted = plant?.listener?.(listener, live) ?? listener;
    return planted;
  };

  const local: Process = {
    life,
    registry,
    stop: () => {
      life.alive = false;
    },
    create: async (match, terms) => {
      const made = await registry.create(match, [{ kind: 'created', terms }], terms.host);
      return madeOnce(made, { match, watch: terms.watch, invites: new Map() });
    },
    bring: async (match, record, key, isOver) => {
      const made = await registry.create(match, importOf(record, ['Ann'], key, isOver), key);
      return madeOnce(made, { match });
    },
    ordersOf: registry.ordersOf,
    order: registry.order,
    erase: registry.erase,
    people: servePeople({ ...society, storage, registry, now }),
    perform: async (match, command, id, key) => {
      const done = await registry.perform(match, { ...command, id }, key);
      return done.ok ? accept({ seq: done.value.seq, ticket: id }) : done;
    },
    follow: async (place, after, take, end) => {
      for (;;) {
        const found = await registry.look(place.match);
        if (!found.ok) return 'failed';
        const live = found.value;
        const { seq } = live.match;
        const recent = after === undefined ? [] : stepsAfter(live.match, after);
        const past = recent === undefined ? await registry.history(place.match, seq) : undefined;
        if (past?.ok === false) return 'failed';
        if (live.match.seq !== seq || registry.matches.get(place.match) !== live) continue;
        const steps = recent ?? past?.value.value.filter((step) => step.seq > (after ?? -1)) ?? [];
        const may = admitted(live, place);
        if (may === undefined) return 'refused';
        const listener = attach(live, may.watcher, place, take, end);
        live.listeners.add(listener);
        listener.take(seq, JSON.stringify(tableMessage(live.match, listener.watcher, steps)));
        live.client ??= place.key;
        players.watched(registry, live);
        return 'ok';
      }
    },
  };
  if (keyring === undefined) return local;
  const limits = limitsIn(world);
  const front = openFront({ ...society, registry, storage, players, games, rulesOf, keys, now }, limits, plant);
  // A real HTTP server takes real time to open.
  void world.hold(front);
  return wiredProcess(local, front, world, keyring, newLimitCheck(world, limits));
};
