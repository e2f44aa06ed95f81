import { expect, test } from 'vitest';
import { FRONT } from '../plants/front.ts';
import { LIMIT_BUGS } from '../plants/limits.ts';
import { commandFor } from '../report.ts';
import { type Setup, simulate } from '../simulate.ts';

const SEEDS = 1;
const MORE_SEEDS = 8;
const PLANTED = 20;
/** The first seed that is tried for a bug, if the ones before it are known to miss it. */
const FIRST: Readonly<Record<string, number>> = {
  ...{ 'one-household': 3, 'no-limits': 15, 'late-limit': 14, unsilenced: 1, 'old-name': 1, 'open-report': 1 },
};

const wired = (seed: string): Setup => ({ seed, seconds: 3, isWired: true });

const checkSeeds = async (from: number, to: number): Promise<void> => {
  for (let seed = from; seed < to; seed++) {
    const { violation, counts } = await simulate(wired(`wired ${seed}`));
    expect(violation, commandFor(wired(`wired ${seed}`))).toBeUndefined();
    expect(counts.get('connections')).toBeGreaterThan(counts.get('request: take') ?? 0);
  }
};

test('no seed breaks a promise over connections that are split, merged, and cut', () => checkSeeds(0, SEEDS));

test('no more seeds break a promise over connections that are split, merged, and cut', { tags: ['long'] }, () =>
  checkSeeds(SEEDS, MORE_SEEDS),
);

test.each(Object.entries({ ...FRONT, ...LIMIT_BUGS }))('a planted bug breaks the promise it should: %s', async (plant, { breaks }) => {
  const first = FIRST[plant] ?? 0;
  for (let seed = first; seed < first + PLANTED; seed++) {
    const { violation } = await simulate({ seed: `planted ${seed}`, seconds: 5, plant, without: ['profiles'] });
    if (violation !== undefined) return expect(breaks, violation.sentence).toContain(violation.what);
  }
  expect.fail('It wasn’t found.');
});

test('the same seed has the same trace, although real HTTP servers run', async () => {
  const setup = { ...wired('twice'), seconds: 1, processes: 2, matches: 1, isTraced: true, hasStrangers: true };
  const [one, other] = [await simulate(setup), await simulate(setup)];
  expect(one.trace.length).toBeGreaterThan(50);
  expect(other.trace).toEqual(one.trace);
});
