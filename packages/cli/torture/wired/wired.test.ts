import { expect, test } from 'vitest';
import { FRONT } from '../plants/front.ts';
import { simulate } from '../simulate.ts';

const SEEDS = 8;
const PLANTED = 20;

const wired = (seed: string) => simulate({ seed, seconds: 3, isWired: true, isTraced: true });

test('no seed breaks a promise over connections that are split, merged, and cut', async () => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const { violation, trace, counts } = await wired(`wired ${seed}`);
    expect(violation, trace.slice(-40).join('\n')).toBeUndefined();
    expect(counts.get('connections')).toBeGreaterThan(counts.get('request: take') ?? 0);
  }
});

test.each(Object.entries(FRONT))('a planted bug breaks the promise it should: %s', async (plant, { breaks }) => {
  for (let seed = 0; seed < PLANTED; seed++) {
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
