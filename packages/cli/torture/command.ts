import { newSeed } from '../arguments.ts';
import { writeText } from '../files.ts';
import { nearest } from '../nearest.ts';
import { gridLines } from '../screen/grid.ts';
import { lookOf } from '../screen/look.ts';
import { FAILED, stop } from '../stop.ts';
import { WISHES } from './clients/wishes.ts';
import { PLANTS } from './plants/plants.ts';
import { showProgress } from './progress.ts';
import { brokenPromise, commandFor, gridOf } from './report.ts';
import { type Shrunk, shrink } from './shrink.ts';
import { type Setup, simulate, WIRE } from './simulate.ts';
import { addOutcome, NO_TOTALS, perHour, type Totals } from './totals.ts';
import { FAULTS } from './world.ts';

export interface TortureOptions extends Pick<Setup, 'processes' | 'matches' | 'seconds'> {
  readonly wired?: boolean;
  readonly strangers?: boolean;
  readonly minutes?: number;
  readonly seeds?: number;
  readonly seed?: string;
  readonly plant?: string;
  readonly without?: string;
  readonly shrink: boolean;
  readonly trace?: boolean;
  readonly json?: string;
}

const MINUTES = 1;
/** A seed that is easy to type again. */
const SEED_DIGITS = 8;
/** The last lines of a trace say what led to it. */
const TRACE_LINES = 12;

const oneOf = (what: string, names: readonly string[], name: string): string =>
  names.includes(name) ? name : stop(`There is no ${what} "${name}".${nearest(name, names)} There are ${names.join(', ')}.`);

const setupFrom = ({ plant, without, processes, matches, seconds, wired, strangers }: TortureOptions): Omit<Setup, 'seed'> => ({
  ...(plant === undefined ? {} : { plant: oneOf('planted bug', Object.keys(PLANTS), plant) }),
  ...(without === undefined
    ? {}
    : { without: without.split(',').map((name) => oneOf('fault or request', [...FAULTS, ...WISHES, WIRE], name.trim())) }),
  ...(processes === undefined ? {} : { processes }),
  ...(matches === undefined ? {} : { matches }),
  ...(seconds === undefined ? {} : { seconds }),
  ...(wired === true ? { isWired: true } : {}),
  ...(strangers === true ? { hasStrangers: true } : {}),
});

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

/** What came of many seeds: what they did, and the first that broke a promise. */
interface Run {
  readonly totals: Totals;
  readonly failed?: Setup;
}

/** The first seed is the one given, so that a single one can be repeated. */
const seedAt = (base: string, index: number): string => (index === 0 ? base : `${base}-${index + 1}`);

const runSeeds = async (base: string, shared: Omit<Setup, 'seed'>, isEnough: (totals: Totals) => boolean): Promise<Run> => {
  const began = cpuSeconds();
  let totals = NO_TOTALS;
  const progress = showProgress(() => totals);
  try {
    for (let index = 0; index === 0 || !isEnough(totals); index++) {
      const setup = { ...shared, seed: seedAt(base, index) };
      const outcome = await simulate(setup);
      totals = addOutcome(totals, outcome, cpuSeconds() - began);
      if (outcome.violation !== undefined) return { totals, failed: setup };
      progress.show();
    }
    return { totals };
  } finally {
    progress.end();
  }
};

const failureLines = ({ setup, outcome }: Shrunk, failed: Setup): readonly string[] => [
  '',
  `Seed "${failed.seed}" broke a promise: ${outcome.violation === undefined ? '' : brokenPromise(outcome.violation)}`,
  `To repeat it: ${commandFor(failed)}`,
  ...(setup === failed ? [] : [`With as little as possible: ${commandFor(setup)}`]),
];

/** Simulates processes, a store, and clients under faults, many times, each from its own seed. */
export const torture = async (options: TortureOptions): Promise<void> => {
  const { minutes, seeds, json } = options;
  if (minutes !== undefined && seeds !== undefined) stop('Give either --minutes or --seeds, not both.');
  const shared = setupFrom(options);
  const base = options.seed ?? newSeed().slice(0, SEED_DIGITS);
  const isOne = options.seed !== undefined && minutes === undefined && seeds === undefined;
  const end = performance.now() + (minutes ?? MINUTES) * 60_000;
  let interrupted = false;
  process.once('SIGINT', () => {
    interrupted = true;
  });
  const isEnough = ({ seeds: done }: Totals): boolean =>
    interrupted || (isOne ? done > 0 : seeds === undefined ? performance.now() > end : done >= seeds);
  console.log(`Seed: ${base}`);
  if (shared.plant !== undefined) console.log(`Planted: ${PLANTS[shared.plant]?.about}.`);
  const { totals, failed } = await runSeeds(base, shared, isEnough);
  console.log(['', ...gridLines(gridOf(totals), lookOf(process.stdout))].join('\n'));
  const shrunk = failed === undefined ? undefined : await shrink(failed, () => interrupted || !options.shrink);
  const traced = shrunk && (await simulate({ ...shrunk.setup, isTraced: true }));
  if (json !== undefined) {
    const { counts, ...sums } = totals;
    const violation = shrunk && { ...shrunk.outcome.violation, setup: failed, shrunk: shrunk.setup, trace: traced?.trace };
    writeText(
      json,
      `${JSON.stringify({ seed: base, ...sums, movesPerHour: perHour(totals), counts: Object.fromEntries(counts), violation }, null, 2)}\n`,
    );
  }
  if (failed === undefined || shrunk === undefined || traced === undefined) {
    console.log(interrupted ? '\nInterrupted. Every promise was kept so far.' : '\nEvery promise was kept.');
    return;
  }
  console.log(failureLines(shrunk, failed).join('\n'));
  console.log(['', 'How it came about:', ...traced.trace.slice(options.trace === true ? 0 : -TRACE_LINES)].join('\n'));
  stop('\nA promise was broken.', FAILED);
};
