import { gameOf, newSeed } from '../arguments.ts';
import { writeText } from '../files.ts';
import { GAMES } from '../games.ts';
import { paceText } from '../long-run/pace.ts';
import { gridLines } from '../screen/grid.ts';
import { lookOf } from '../screen/look.ts';
import { FAILED, stop } from '../stop.ts';
import { chanceFrom } from './chance.ts';
import { PARTS, type Part, type Plan } from './plan.ts';
import { plansFor } from './plans.ts';
import { watchProgress } from './progress.ts';
import { gridOf, verdictOf, violationLines } from './report.ts';
import { openRun, type Progress, type RunState } from './run-state.ts';
import { newServer, type Server } from './server.ts';
import type { Store, StoreName } from './stores.ts';
import { added, newTally, type Tally } from './tally.ts';
import { newTrial, Stuck, type Trial } from './trial.ts';
import { checkStore, checkStreams } from './verdict.ts';

export interface FaultsOptions {
  readonly store: 'sqlite' | 'postgres' | 'both';
  readonly kills: number;
  readonly matches: number;
  readonly processes: number;
  readonly game?: string;
  readonly seed?: string;
  readonly only?: string;
  readonly json?: string;
  readonly resume?: string;
  readonly leg?: number;
}

const partsFrom = (text: string): readonly Part[] =>
  text
    .split(',')
    .map((name) => PARTS.find((part) => part === name.trim()) ?? stop(`There is no trial "${name}". There are ${PARTS.join(', ')}.`));

interface Leg {
  readonly seed: string;
  readonly kills: number;
  /** What the legs before it did. */
  readonly before: Tally;
  /** What is played. */
  readonly games: readonly string[];
  pace(kills: number): string;
}

const runLeg = async (plan: Plan, store: Store, { seed, kills, before, games, pace }: Leg): Promise<Trial> => {
  const { name, processes, failsOver = false, run } = plan;
  const tally = newTally();
  const servers: Server[] = [];
  const onEnd = (sentence: string, said: readonly string[]): void => void tally.violations.push({ what: 'broken', sentence, lines: said });
  for (let number = 0; number < processes; number++) servers.push(await newServer(store.env, onEnd));
  const trial = newTrial(name, chanceFrom(seed), servers, tally, { failsOver, games });
  const shown = watchProgress(trial, before, pace);
  try {
    for (const server of servers) if (!(await server.start())) throw new Stuck('A server did not start.');
    await run(trial, store, kills);
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

/** In a run that can be continued: kills before what was done is saved, and a new store is used. */
const LEG = 100;

const isDone = ({ kills = 0 }: Plan, { legs, tally }: Progress): boolean =>
  legs > 0 && (tally.kills >= kills || tally.violations.length > 0);

/** Carries out what is left of a plan, leg by leg. Returns why it could not be, if it couldn’t. */
const finishPlan = async (plan: Plan, run: RunState, leg: number, games: Leg['games']): Promise<string | undefined> => {
  const { name, kills = 0 } = plan;
  const [before, start] = [run.progressOf(name).tally.kills, performance.now()];
  const pace = (now: number): string =>
    kills === 0 ? '' : paceText('kills', now - before, kills - now, (performance.now() - start) / 1_000);
  for (let so = run.progressOf(name); !isDone(plan, so); so = run.progressOf(name)) {
    const store = await plan.open();
    if (typeof store === 'string') return store;
    const began = performance.now();
    const seed = `${run.seed}/${name}${so.legs === 0 ? '' : `/${so.legs}`}`;
    try {
      const most = Math.min(leg, kills - so.tally.kills);
      const { tally } = await runLeg(plan, store, { seed, kills: most, before: so.tally, games, pace });
      run.save(name, { legs: so.legs + 1, seconds: so.seconds + (performance.now() - began) / 1_000, tally: added(so.tally, tally) });
    } finally {
      await store.drop();
    }
  }
  return undefined;
};

/** Does to servers what happens to servers, and holds them to their promises. */
export const faults = async (options: FaultsOptions): Promise<void> => {
  const { kills, matches, processes, json, resume } = options;
  const leg = options.leg ?? (resume === undefined ? kills : LEG);
  const games = (options.game === undefined ? GAMES : [gameOf(options.game)]).map(({ id }) => id);
  const stores: readonly StoreName[] = options.store === 'both' ? ['sqlite', 'postgres'] : [options.store];
  const plans = plansFor(stores, options.only === undefined ? PARTS : partsFrom(options.only), { kills, matches, processes });
  if (plans.length === 0) stop('There is nothing to try: this part is not for this store.');
  const run = openRun(resume, { seed: options.seed ?? newSeed(), matches, processes }, options.seed);
  // Even when interrupted, end the servers and unmount the disk.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(FAILED));
  const look = lookOf(process.stdout);
  const done: unknown[] = [];
  let broken = 0;
  const leftOut: string[] = [];
  console.log(`Seed: ${run.seed}`);
  for (const plan of plans) {
    const reason = await finishPlan(plan, run, leg, games);
    if (reason !== undefined) {
      console.log(`\n${reason}`);
      leftOut.push(reason);
      continue;
    }
    const { seconds, tally } = run.progressOf(plan.name);
    const grid = gridOf({ name: plan.name, tally }, seconds);
    console.log(['', ...gridLines(grid, look), ...verdictOf({ tally }), ...violationLines({ tally })].join('\n'));
    broken += tally.violations.length;
    done.push({ trial: plan.name, rows: Object.fromEntries(grid.rows), verdict: verdictOf({ tally }), violations: tally.violations });
  }
  if (json !== undefined) writeText(json, `${JSON.stringify({ seed: run.seed, trials: done, leftOut }, null, 2)}\n`);
  if (broken > 0)
    stop(`\n${broken} violations. The same decisions again: --seed ${run.seed} (when they fall is up to the machine).`, FAILED);
  if (leftOut.length === plans.length) stop('Nothing could be tried.', FAILED);
  console.log('\nEvery promise was kept.');
};
