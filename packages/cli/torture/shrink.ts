import { WISHES } from './clients/wishes.ts';
import { type Outcome, SECONDS, type Setup, simulate, WIRE } from './simulate.ts';
import { FAULTS } from './world.ts';

/** A setup with less in it that breaks the same promise, and what came of it. */
export interface Shrunk {
  readonly setup: Setup;
  readonly outcome: Outcome;
}

/** Setups with a little less in them, the smallest first. */
const smaller = (setup: Setup, { processes, matches }: Outcome): readonly Setup[] => {
  const { without = [], seconds = SECONDS } = setup;
  const left = [...FAULTS, ...WISHES, WIRE].filter((name) => !without.includes(name));
  const fewer = (now: number): readonly number[] =>
    [...new Set([1, Math.floor(now / 2), now - 1])].filter((less) => less > 0 && less < now);
  return [
    ...fewer(matches).map((less) => ({ ...setup, matches: less })),
    ...fewer(processes).map((less) => ({ ...setup, processes: less })),
    ...fewer(seconds).map((less) => ({ ...setup, seconds: less })),
    ...left.map((name) => ({ ...setup, without: [...without, name] })),
  ];
};

/** Leaves out one thing after another, as long as the same promise is still broken. */
export const shrink = async (setup: Setup, isEnough: () => boolean = () => false): Promise<Shrunk> => {
  let shrunk: Shrunk = { setup, outcome: await simulate(setup) };
  const what = shrunk.outcome.violation?.what;
  const tryLess = async (): Promise<boolean> => {
    for (const less of smaller(shrunk.setup, shrunk.outcome)) {
      if (isEnough()) return false;
      const outcome = await simulate(less);
      if (what === undefined || outcome.violation?.what !== what) continue;
      shrunk = { setup: less, outcome };
      return true;
    }
    return false;
  };
  while (await tryLess());
  return shrunk;
};
