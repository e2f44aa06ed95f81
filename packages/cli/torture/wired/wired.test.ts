import { expect, test } from 'vitest';
import { FRONT } from '../plants/front.ts';
import { LIMIT_BUGS } from '../plants/limits.ts';
import { simulate } from '../simulate.ts';

const SEEDS = 8;
const PLANTED = 20;
/** The first seed that is tried for a bug, if the ones before it are known to miss it. */
const FIRST: Readonly<Record<string, number>> = { 'one-household': 3, 'no-limits': 15, 'late-limit': 14 };

const wired = (seed: string) => simulate({ seed, seconds: 3, isWired: true, isTraced: true });

test('no seed breaks a promise over connections that are split, merged, and cut', async () => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const { violation, trace, counts } = await wired(`wired ${seed}`);
    expect(violation, trace.slice(-40).join('\n')).toBeUndefined();
    expect(counts.get('connections')).toBeGreaterThan(counts.get('request: take') ?? 0);
  }
});

test.each(Object.entries({ ...FRONT, ...LIMIT_BUGS }))('a planted bug breaks the promise it should: %s', async (plant, { breaks }) => {
  const first = FIRST[plant] ?? 0;
  for (let seed = first; seed < first + PLANTED; seed++) {
    const { violation } = await simulate({ seed: `planted ${seed}`, seconds: 5, plant, without: ['profiles'] });
    if (violation !== undefined) return expect(breaks, violation.sentence).toContain(violation.what);
  }
  expect.fail('It wasn’t found.');
});

test('the same seed has the same trace, although real HTTP servers run', async () => {
  const [one, other] = [await wired('twice'), await wired('twice')];
  expect(one.trace.length).toBeGreaterThan(50);
  expect(other.trace).toEqual(one.trace);
});
