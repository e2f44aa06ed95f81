import { gameOf, newSeed } from '../arguments.ts';
import { writeText } from '../files.ts';
import { GAMES } from '../games.ts';
import { paceText } from '../long-run/pace.ts';
import { gridLines } from '../screen/grid.ts';
import { lookOf } from '../screen/look.ts';
import { FAILED, stop } from '../stop.ts';
import { awake } from './awake.ts';
import { chanceFrom } from './chance.ts';
import { PARTS, type Part, type Plan } from './plan.ts';
import { plansFor } from './plans.ts';
import { watchProgress } from './progress.ts';
import { gridOf, verdictOf, violationLines } from './report.ts';
import { openRun, type Progress, type RunState } from './run-state.ts';
import { newServer, type Server, type ServerEvents } from './server.ts';
import type { Store, StoreName } from './stores.ts';
import { added, count, newTally, type Tally } from './tally.ts';
import { newTrial, Stuck } from './trial.ts';
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
  readonly jobs: number;
}

const partsFrom = (text: string): readonly Part[] =>
  text
    .split(',')
    .map((name) => PARTS.find((part) => part === name.trim()) ?? stop(`There is no trial "${name}". There are ${PARTS.join(', ')}.`));

interface Leg {
  readonly seed: string;
  readonly kills: number;
  readonly tally: Tally;
  /** What is played. */
  readonly games: readonly string[];
}

const runLeg = async (plan: Plan, store: Store, { seed, kills, tally, games }: Leg): Promise<void> => {
  const { name, processes, failsOver = false, run } = plan;
  const servers: Server[] = [];
  const events: ServerEvents = {
    ended: (sentence, said) => void tally.violations.push({ what: 'broken', sentence, lines: said }),
    startedInVain: () => count(tally.faults, 'starts without the store'),
  };
  for (let number = 0; number < processes; number++) servers.push(await newServer(store.env, events));
  const trial = newTrial(name, chanceFrom(seed), servers, tally, { failsOver, games });
  try {
    for (const server of servers) if (!(await server.start())) throw new Stuck('A server did not start.');
    await run(trial, store, kills);
    await checkStreams(trial);
  } catch (error) {
    if (!(error instanceof Stuck)) throw error;
    tally.violations.push({ what: 'stuck', sentence: error.message, lines: servers.flatMap((server) => server.said().slice(-5)) });
  } finally {
    // They die as they lived, so that what the store holds is what a killed server leaves behind.
    for (const server of servers) await server.kill();
  }
  await checkStore(trial, store.place);
};

/** In a run that can be continued, or with several jobs: kills before what was done is saved, and a new store is used. */
const LEG = 100;

interface Legs {
  /** Kills in each of them. */
  readonly leg: number;
  /** How many are under way at the same time. */
  readonly jobs: number;
  readonly games: Leg['games'];
}

/** Carries out what is left of a plan, leg by leg. Returns why it could not be, if it couldn’t. */
const finishPlan = async (plan: Plan, run: RunState, { leg, jobs, games }: Legs): Promise<string | undefined> => {
  const { name, kills = 0 } = plan;
  const underWay = new Map<number, Pick<Leg, 'kills' | 'tally'>>();
  const saved = (): Progress => run.progressOf(name);
  const { seconds, tally: earlier } = saved();
  const began = awake();
  const elapsed = (): number => (awake() - began) / 1_000;

  /** The number of the next leg and its kills, if there is anything left to begin. */
  const nextLeg = (): readonly [number, number] | undefined => {
    const { tally, done } = saved();
    if (tally.violations.length > 0) return undefined;
    const left = [...underWay.values()].reduce((rest, { kills }) => rest - kills, kills - tally.kills);
    if (left <= 0 && (kills > 0 || done.length + underWay.size > 0)) return undefined;
    let number = 0;
    while (done.includes(number) || underWay.has(number)) number++;
    return [number, Math.min(leg, left)];
  };

  const work = async (): Promise<string | undefined> => {
    for (let next = nextLeg(); next !== undefined; next = nextLeg()) {
      const [number, most] = next;
      const tally = newTally();
      underWay.set(number, { kills: most, tally });
      const store = await plan.open();
      if (typeof store === 'string') return store;
      try {
        await runLeg(plan, store, { seed: `${run.seed}/${name}${number === 0 ? '' : `/${number}`}`, kills: most, tally, games });
      } finally {
        await store.drop();
      }
      underWay.delete(number);
      const before = saved();
      run.save(name, { done: [...before.done, number], seconds: seconds + elapsed(), tally: added(before.tally, tally) });
    }
    return undefined;
  };

  const tallyNow = (): Tally => [...underWay.values()].reduce((sum, { tally }) => added(sum, tally), saved().tally);
  const pace = (now: number): string => (kills === 0 ? '' : paceText('kills', now - earlier.kills, kills - now, elapsed()));
  const shown = watchProgress(name, tallyNow, pace);
  try {
    const reasons = await Promise.all(Array.from({ length: jobs }, work));
    return reasons.find((reason) => reason !== undefined);
  } finally {
    shown.end();
  }
};

/** Does to servers what happens to servers, and holds them to their promises. */
export const faults = async (options: FaultsOptions): Promise<void> => {
  const { kills, matches, processes, jobs, json, resume } = options;
  const leg = options.leg ?? (resume === undefined && jobs === 1 ? kills : LEG);
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
    const reason = await finishPlan(plan, run, { leg, jobs, games });
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
