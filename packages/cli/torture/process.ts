import { type Job, type JobResult, runJob } from '@swordtable/bots';
import type { Result, Watcher } from '@swordtable/kernel';
import { stepsAfter } from '@swordtable/server/match/history';
import type { RulesOf } from '@swordtable/server/match/match';
import { tableMessage } from '@swordtable/server/match/projection';
import { startBotRunner } from '@swordtable/server/registry/bot-runner';
import { addListener, type Listener, removeListener } from '@swordtable/server/registry/live-match';
import { openRegistry, type Registry } from '@swordtable/server/registry/registry';
import { watchdogRounds } from '@swordtable/server/registry/watchdog';
import { type Storage, StorageFailure } from '@swordtable/server/storage/storage';
import type { Disk } from './disk.ts';
import type { Plant } from './plants.ts';
import { openStore } from './store.ts';
import type { Life, World } from './world.ts';

/** A simulated server process: the real registry, bot runner, and watchdog. */
export interface Process {
  readonly life: Life;
  readonly registry: Registry;
  /** Follows a match from a line on. `take` gets the texts in order; `end` says that no more will come. */
  follow(
    id: string,
    place: Place,
    after: number | undefined,
    take: (text: string) => void,
    end: () => void,
  ): Promise<'ok' | 'refused' | 'failed'>;
}

export interface Place {
  readonly watcher: Watcher;
  readonly key: string;
  readonly connection: Life;
}

export interface ProcessParts {
  readonly world: World;
  readonly disk: Disk;
  readonly rulesOf: RulesOf;
  readonly shared: boolean;
  readonly plant: Plant;
  /** Tells the other processes. */
  tell(from: Life, match: string): void;
}

const EVERY = 500;

export const openProcess = ({ world, disk, rulesOf, shared, plant, tell }: ProcessParts): Process => {
  const life: Life = { alive: true };
  const skew = world.fails('skew', 300) ? world.chance.below(400) - 200 : 0;
  const now = (): number => world.now() + skew;
  const bare: Storage = openStore({ world, disk, life, remote: shared, syncs: plant.noSync !== true });
  const storage: Storage = plant.storage?.(bare) ?? bare;
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
    onStep: (live) => players.attend(bareRegistry, live),
    orderDelay: () => 1_000 + waits.below(3_000),
    wait: (milliseconds) => world.wait(milliseconds, life),
    slices: () => () => undefined,
  });
  const registry = plant.registry?.(bareRegistry) ?? bareRegistry;
  const round = watchdogRounds({ registry, storage, players, shared, tablesMax: 3, now });
  const attend = async (): Promise<void> => {
    await round().catch((error) => trouble('attending to the matches failed', error));
    world.after(EVERY, () => void attend(), life);
  };
  world.after(world.delay(), () => void attend(), life);

  return {
    life,
    registry,
    follow: async (id, { watcher, key, connection }, after, take, end) => {
      for (;;) {
        const found = await registry.look(id);
        if (!found.ok) return 'failed';
        const live = found.value;
        const { seq } = live.match;
        const recent = after === undefined ? [] : stepsAfter(live.match, after);
        const past = recent === undefined ? await registry.history(id, seq) : undefined;
        if (past?.ok === false) return 'failed';
        if (live.match.seq !== seq || registry.matches.get(id) !== live) continue;
        const steps = recent ?? past?.value.value.filter((step) => step.seq > (after ?? -1)) ?? [];
        const seat = watcher === undefined ? undefined : live.match.seats[watcher];
        if (watcher !== undefined && !(seat?.keys.includes(key) ?? false)) return 'refused';
        const told = plant.wrongSeat === true && watcher === 0 ? 1 : watcher;
        const listener: Listener = {
          ...{ watcher: told, key, frames: false, end },
          take: (_, text) => (connection.alive ? take(text) : removeListener(live, listener)),
        };
        addListener(live, listener);
        take(JSON.stringify(tableMessage(live.match, told, steps)));
        live.client ??= key;
        players.watched(registry, live);
        return 'ok';
      }
    },
  };
};
