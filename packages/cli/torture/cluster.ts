import type { Game } from '@swordtable/kernel';
import { openKeys } from '@swordtable/server/keys';
import type { RulesOf } from '@swordtable/server/match/match';
import type { Life } from './agenda.ts';
import type { Disk } from './disk.ts';
import { openProcess } from './open-process.ts';
import type { Plant } from './plants/plant.ts';
import type { Process } from './process.ts';
import type { PushService } from './push-service.ts';
import { type Keyring, SERVER_SECRET } from './wired/keyring.ts';
import type { World } from './world.ts';

export interface ClusterParts {
  readonly world: World;
  readonly disk: Disk;
  readonly games: readonly Game[];
  readonly rulesOf: RulesOf;
  readonly plant: Plant | undefined;
  readonly size: number;
  readonly keyring: Keyring | undefined;
  /** Where push messages go, if there are strangers. */
  readonly push: PushService | undefined;
  /** The power has failed, and what is left is on the disk. */
  onPowerFailure(): void;
}

/** Processes that share a store, and die and start again. */
export interface Cluster {
  /** A process that runs now, if any does. */
  pick(): Process | undefined;
  stop(): void;
}

const HARM_EVERY = 100;

export const startCluster = ({ world, disk, games, rulesOf, plant, size, keyring, push, onPowerFailure }: ClusterParts): Cluster => {
  const processes: (Process | undefined)[] = [];
  const picks = world.chance.branch('picks');
  const secrets = world.chance.branch('secrets');
  const keys = openKeys(SERVER_SECRET, (length) => Buffer.from(Array.from({ length }, () => secrets.below(256))));

  const tell = (from: Life, match: string): void => {
    for (const other of processes) {
      if (other === undefined || other.life === from || plant?.noFanout === true || world.fails('fanout', 100)) continue;
      const hear = (): void => other.registry.onRemoteWrite(match);
      world.after(world.delay(), hear, other.life);
      if (world.fails('fanout', 50)) world.after(world.delay(), hear, other.life);
    }
  };
  const start = (index: number): void => {
    processes[index] = openProcess({ world, disk, games, rulesOf, plant, push, keyring, keys, tell, midway, shared: size > 1 });
  };
  const kill = (index: number): void => {
    const process = processes[index];
    if (process === undefined) return;
    process.stop();
    processes[index] = undefined;
    world.after(100 + world.chance.below(2_000), () => start(index));
  };
  /** A database server keeps what it has committed; a file needs its sync. */
  const cutPower = (): void => {
    for (const index of processes.keys()) kill(index);
    disk.lose(world.chance.branch(`power ${world.now()}`));
    onPowerFailure();
  };
  const midway = (life: Life): void => {
    if (world.fails('power', 8)) cutPower();
    else if (world.fails('crash', 4)) kill(processes.findIndex((process) => process?.life === life));
  };
  const harm = (): void => {
    for (const index of processes.keys()) if (world.fails('crash', 8)) kill(index);
    if (world.fails('power', 8)) cutPower();
    if (!world.isCalm) world.after(HARM_EVERY, harm);
  };
  for (let index = 0; index < size; index++) start(index);
  world.after(HARM_EVERY, harm);

  return {
    stop: () => {
      for (const process of processes) process?.stop();
    },
    pick: () => {
      const running = processes.filter((process) => process !== undefined);
      return running[picks.below(Math.max(1, running.length))];
    },
  };
};
