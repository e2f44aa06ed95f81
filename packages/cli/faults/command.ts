import { newSeed } from '../arguments.ts';
import { writeText } from '../files.ts';
import { gridLines } from '../screen/grid.ts';
import { lookOf } from '../screen/look.ts';
import { FAILED, stop } from '../stop.ts';
import { chanceFrom } from './chance.ts';
import { PARTS, type Part, type Plan } from './plan.ts';
import { plansFor } from './plans.ts';
import { watchProgress } from './progress.ts';
import { gridOf, verdictOf, violationLines } from './report.ts';
import { newServer, type Server } from './server.ts';
import type { Store, StoreName } from './stores.ts';
import { newTally } from './tally.ts';
import { newTrial, Stuck, type Trial } from './trial.ts';
import { checkStore, checkStreams } from './verdict.ts';

export interface FaultsOptions {
  readonly store: 'sqlite' | 'postgres' | 'both';
  readonly kills: number;
  readonly matches: number;
  readonly processes: number;
  readonly seed?: string;
  readonly only?: string;
  readonly json?: string;
}

const partsFrom = (text: string): readonly Part[] =>
  text
    .split(',')
    .map((name) => PARTS.find((part) => part === name.trim()) ?? stop(`There is no trial "${name}". There are ${PARTS.join(', ')}.`));

const runPlan = async ({ name, processes, failsOver = false, run }: Plan, store: Store, seed: string): Promise<Trial> => {
  const tally = newTally();
  const servers: Server[] = [];
  const onEnd = (sentence: string, said: readonly string[]): void => void tally.violations.push({ what: 'broken', sentence, lines: said });
  for (let number = 0; number < processes; number++) servers.push(await newServer(store.env, onEnd));
  const trial = newTrial(name, chanceFrom(`${seed}/${name}`), servers, tally, failsOver);
  const shown = watchProgress(trial);
  try {
    for (const server of servers) if (!(await server.start())) throw new Stuck('A server did not start.');
    await run(trial, store);
    await checkStreams(trial);
  } catch (error) {
    if (!(error instanceof Stuck)) throw error;
    tally.violations.push({ what: 'stuck', sentence: error.message, lines: servers.flatMap((server) => server.said().slice(-5)) });
  } finally {
    shown.end();
    // They die as they lived, so that what the store holds is what a killed server leaves behind.
    for (const server of servers) await server.kill();
  }
  await checkStore(trial, store.place);
  return trial;
};

/** Does to servers what happens to servers, and holds them to their promises. */
export const faults = async (options: FaultsOptions): Promise<void> => {
  const { kills, matches, processes, json } = options;
  const seed = options.seed ?? newSeed();
  const stores: readonly StoreName[] = options.store === 'both' ? ['sqlite', 'postgres'] : [options.store];
  const plans = plansFor(stores, options.only === undefined ? PARTS : partsFrom(options.only), { kills, matches, processes });
  if (plans.length === 0) stop('There is nothing to try: this part is not for this store.');
  // Even when interrupted, end the servers and unmount the disk.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(FAILED));
  const look = lookOf(process.stdout);
  const done: unknown[] = [];
  let broken = 0;
  const leftOut: string[] = [];
  console.log(`Seed: ${seed}`);
  for (const plan of plans) {
    const store = await plan.open();
    if (typeof store === 'string') {
      console.log(`\n${store}`);
      leftOut.push(store);
      continue;
    }
    try {
      const began = performance.now();
      const trial = await runPlan(plan, store, seed);
      const grid = gridOf(trial, (performance.now() - began) / 1_000);
      console.log(['', ...gridLines(grid, look), ...verdictOf(trial), ...violationLines(trial)].join('\n'));
      broken += trial.tally.violations.length;
      done.push({ trial: plan.name, rows: Object.fromEntries(grid.rows), verdict: verdictOf(trial), violations: trial.tally.violations });
    } finally {
      await store.drop();
    }
  }
  if (json !== undefined) writeText(json, `${JSON.stringify({ seed, trials: done, leftOut }, null, 2)}\n`);
  if (broken > 0) stop(`\n${broken} violations. The same decisions again: --seed ${seed} (when they fall is up to the machine).`, FAILED);
  if (leftOut.length === plans.length) stop('Nothing could be tried.', FAILED);
  console.log('\nEvery promise was kept.');
};
