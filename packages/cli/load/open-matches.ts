import type { Grid } from '../screen/grid.ts';
import { openDriver } from './drive.ts';
import { type IdleMatches, openIdleMatches } from './idle-matches.ts';
import { currentMemoryOf } from './processes.ts';
import type { RunningSystem, System } from './systems.ts';

/** How a server does with more and more open matches, of which only a few are played. */
export interface OpenPlan {
  /** Numbers of open matches, growing. */
  readonly sizes: readonly number[];
  readonly game: string;
  /** Matches that are played as fast as possible. */
  readonly loop: number;
  readonly seconds: number;
  readonly seed: string;
  readonly signal: AbortSignal;
  say(heading: string, detail: string): void;
}

export interface OpenFigures {
  readonly name: string;
  readonly sizes: readonly { readonly matches: number; readonly movesPerSecond: number; readonly memoryBytes: number }[];
  readonly bytesPerMatch: number;
  readonly bytesPerWatcher: number;
  /** With all these matches stored, until the server is ready again. */
  readonly restartSeconds: number;
  readonly troubles: readonly string[];
}

/** How many of the idle matches are watched, at most. */
export const WATCHERS = 1_000;

const grow = async (running: RunningSystem, idle: IdleMatches, plan: OpenPlan, name: string) => {
  const sizes: OpenFigures['sizes'][number][] = [];
  const troubles: string[] = [];
  for (const [at, matches] of plan.sizes.entries()) {
    const heading = `${name}, ${matches} open matches`;
    await idle.add(matches - idle.count, (opened) => plan.say(heading, `${opened} opened`));
    const memoryBytes = currentMemoryOf(running.pids);
    const { target } = running;
    const progress = (text: string): void => plan.say(heading, text);
    const driver = await openDriver({
      target,
      matches: plan.loop,
      rate: undefined,
      seed: plan.seed,
      signal: plan.signal,
      measuring: () => {},
      progress,
    });
    // The compiler's time belongs to no size.
    await driver.round(at === 0 ? plan.seconds : plan.seconds / 5, plan.seconds);
    const driven = driver.driven();
    driver.leave();
    troubles.push(...driven.troubles);
    sizes.push({ matches, movesPerSecond: driven.moves / driven.seconds, memoryBytes });
  }
  return { sizes, troubles };
};

/** What one more costs, from the smallest size to the largest. */
const slope = (sizes: OpenFigures['sizes']): number => {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined || first === last) return Number.NaN;
  return (last.memoryBytes - first.memoryBytes) / (last.matches - first.matches);
};

/** Measures one of our systems with more and more open matches, then with watchers, and at last how long it takes to restart. */
export const measureOpen = async (system: System, plan: OpenPlan): Promise<OpenFigures> => {
  const { name } = system;
  const running = await system.start();
  try {
    const idle = await openIdleMatches(running.address ?? '', plan.game);
    const { sizes, troubles } = await grow(running, idle, plan, name);
    const before = currentMemoryOf(running.pids);
    const watchers = Math.min(WATCHERS, idle.count);
    plan.say(`${name}, watchers`, `${watchers} of them`);
    await idle.watch(watchers);
    const bytesPerWatcher = (currentMemoryOf(running.pids) - before) / watchers;
    idle.close();
    running.target.close();
    plan.say(`${name}, restart`, `with ${idle.count} open matches`);
    const restartSeconds = (await running.restart?.()) ?? Number.NaN;
    return { name, sizes, bytesPerMatch: slope(sizes), bytesPerWatcher, restartSeconds, troubles };
  } finally {
    await running.stop();
  }
};

const kilobytes = (bytes: number): string => (Number.isFinite(bytes) ? (bytes / 1_024).toFixed(1) : '–');

export const openGrid = (all: readonly OpenFigures[]): Grid => ({
  title: 'Open matches: moves per second while few of them are played, memory, and a restart',
  columns: [
    'open matches',
    ...(all[0]?.sizes ?? []).map(({ matches }) => `moves/s at ${matches}`),
    ...['kB per idle match', 'kB per watcher', 'restart s'],
  ],
  rows: all.map(({ name, sizes, bytesPerMatch, bytesPerWatcher, restartSeconds }) => [
    name,
    ...sizes.map(({ movesPerSecond }) => Math.round(movesPerSecond)),
    ...[kilobytes(bytesPerMatch), kilobytes(bytesPerWatcher), restartSeconds.toFixed(1)],
  ]),
});
