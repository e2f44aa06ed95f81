import { readTotals, writeTotals } from '../long-run/totals-file.ts';
import { stop } from '../stop.ts';
import { type Figures, figuresOf, newTally, type Tally, tallyOf } from './tally.ts';

/** What has been done of one plan, over all its legs. */
export interface Progress {
  /** The numbers of the legs that are done. */
  readonly done: readonly number[];
  readonly seconds: number;
  readonly tally: Tally;
}

/** What must be the same whenever a run is continued. */
export interface RunTerms {
  readonly seed: string;
  readonly matches: number;
  readonly processes: number;
}

interface SavedProgress {
  /** How many legs are done. Files from before several were under way at the same time have only this. */
  readonly legs: number;
  readonly done?: readonly number[];
  readonly seconds: number;
  readonly tally: Figures;
}

interface RunFile extends RunTerms {
  readonly trials: Readonly<Record<string, SavedProgress>>;
}

/** How far a run has come, and where that is written down. */
export interface RunState {
  readonly seed: string;
  progressOf(plan: string): Progress;
  save(plan: string, progress: Progress): void;
}

const nothing = (): Progress => ({ done: [], seconds: 0, tally: newTally() });

const progressFrom = ({ legs, done = [...Array(legs).keys()], seconds, tally }: SavedProgress): Progress => ({
  done,
  seconds,
  tally: tallyOf(tally),
});

const savedFrom = ({ done, seconds, tally }: Progress): SavedProgress => ({ legs: done.length, done, seconds, tally: figuresOf(tally) });

const COMMAND = 'faults';

const checkTerms = (path: string, found: RunTerms, asked: Omit<RunTerms, 'seed'> & { readonly seed?: string | undefined }): void => {
  const terms = ['seed', 'matches', 'processes'] as const;
  const other = terms.find((term) => asked[term] !== undefined && asked[term] !== found[term]);
  if (other !== undefined) stop(`"${path}" was begun with --${other} ${found[other]}. Continue it with the same, or begin another file.`);
};

/** Continues the run in a file, or begins one; without a file, nothing is written. */
export const openRun = (path: string | undefined, asked: RunTerms, givenSeed: string | undefined): RunState => {
  const found = path === undefined ? undefined : readTotals<RunFile>(path, COMMAND);
  if (path !== undefined && found !== undefined) checkTerms(path, found, { ...asked, seed: givenSeed });
  const { seed, matches, processes } = found ?? asked;
  const trials = new Map(Object.entries(found?.trials ?? {}).map(([plan, progress]) => [plan, progressFrom(progress)] as const));
  return {
    seed,
    progressOf: (plan) => trials.get(plan) ?? nothing(),
    save: (plan, progress) => {
      trials.set(plan, progress);
      if (path === undefined) return;
      const saved = Object.fromEntries([...trials].map(([name, progress]) => [name, savedFrom(progress)]));
      writeTotals(path, COMMAND, { seed, matches, processes, trials: saved });
    },
  };
};
