import { WISHES } from './clients/wishes.ts';
import { type Outcome, SECONDS, type Setup, simulate, WIRE } from './simulate.ts';
import { FAULTS } from './world.ts';

/** A setup with less in it that breaks the same promise, and what came of it. */
export interface Shrunk {
  readonly setup: Setup;
  readonly outcome: Outcome;
}

/** A little less of a simulation; undefined if there's none of it left. */
type Less = (shrunk: Shrunk) => Setup | undefined;

type Size = 'matches' | 'processes' | 'seconds';

const sizeOf = ({ setup, outcome }: Shrunk, size: Size): number => (size === 'seconds' ? (setup.seconds ?? SECONDS) : outcome[size]);

const smaller =
  (size: Size, less: (now: number) => number): Less =>
  (shrunk) => {
    const [now, then] = [sizeOf(shrunk, size), less(sizeOf(shrunk, size))];
    return then > 0 && then < now ? { ...shrunk.setup, [size]: then } : undefined;
  };

const leaving =
  (name: string): Less =>
  ({ setup }) => {
    const { without = [] } = setup;
    return without.includes(name) ? undefined : { ...setup, without: [...without, name] };
  };

const WAYS: readonly Less[] = [
  ...(['matches', 'processes', 'seconds'] as const).flatMap((size) => [
    smaller(size, () => 1),
    smaller(size, (now) => Math.floor(now / 2)),
    smaller(size, (now) => now - 1),
  ]),
  ...[...FAULTS, ...WISHES, WIRE].map(leaving),
];

/** Leaves out one thing after another, again and again, as long as the same promise is still broken. */
export const shrink = async (setup: Setup, isEnough: () => boolean = () => false): Promise<Shrunk> => {
  let shrunk: Shrunk = { setup, outcome: await simulate(setup) };
  const what = shrunk.outcome.violation?.what;
  if (what === undefined) return shrunk;
  for (let hasShrunk = true; hasShrunk; ) {
    hasShrunk = false;
    for (const way of WAYS) {
      const less = isEnough() ? undefined : way(shrunk);
      const outcome = less && (await simulate(less));
      if (less === undefined || outcome?.violation?.what !== what) continue;
      shrunk = { setup: less, outcome };
      hasShrunk = true;
    }
  }
  return shrunk;
};
