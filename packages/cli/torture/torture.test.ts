import { expect, test } from 'vitest';
import { PLANTS } from './plants.ts';
import { shrink } from './shrink.ts';
import { SECONDS, simulate } from './simulate.ts';

const SEEDS = 10;
/** Every planted bug is found within this many seeds. */
const TRIED = 5;

test('no seed breaks a promise', async () => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const { violation, trace } = await simulate({ seed: `test ${seed}`, isTraced: true });
    expect(violation, `seed "test ${seed}":\n${trace.slice(-40).join('\n')}`).toBeUndefined();
  }
});

test('the same seed has the same trace', async () => {
  const [one, other] = [await simulate({ seed: 'twice', isTraced: true }), await simulate({ seed: 'twice', isTraced: true })];
  expect(one.trace.length).toBeGreaterThan(20);
  expect(other.trace).toEqual(one.trace);
});

test.each(Object.keys(PLANTS))('finds the planted bug %s', async (plant) => {
  for (let seed = 0; seed < TRIED; seed++) if ((await simulate({ seed: `plant ${seed}`, plant })).violation !== undefined) return;
  expect.fail(`${plant} wasn’t found within ${TRIED} seeds.`);
});

test('a broken promise is shrunk to a smaller simulation that breaks the same one, every time', async () => {
  const setup = { seed: 'x', plant: 'stale-cache' };
  const { violation, processes } = await simulate(setup);
  const shrunk = await shrink(setup);
  expect(shrunk.outcome.violation?.what).toBe(violation?.what);
  expect(shrunk.setup.seconds).toBeLessThan(SECONDS);
  expect(shrunk.outcome.processes).toBeLessThanOrEqual(processes);
  expect((await simulate(shrunk.setup)).violation).toEqual(shrunk.outcome.violation);
});
