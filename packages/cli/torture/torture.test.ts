import { expect, test } from 'vitest';
import { PLANTS } from './plants.ts';
import { simulate } from './simulate.ts';

const SEEDS = 10;
/** Every planted bug is found within this many seeds. */
const TRIED = 5;

test('no seed breaks a promise', async () => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const { violation, trace } = await simulate({ seed: `test ${seed}` });
    expect(violation, `seed "test ${seed}":\n${trace.slice(-40).join('\n')}`).toBeUndefined();
  }
});

test('the same seed has the same trace', async () => {
  const [one, other] = [await simulate({ seed: 'twice' }), await simulate({ seed: 'twice' })];
  expect(one.trace.length).toBeGreaterThan(20);
  expect(other.trace).toEqual(one.trace);
});

test.each(Object.keys(PLANTS))('finds the planted bug %s', async (plant) => {
  for (let seed = 0; seed < TRIED; seed++) if ((await simulate({ seed: `plant ${seed}`, plant })).violation !== undefined) return;
  expect.fail(`${plant} wasn’t found within ${TRIED} seeds.`);
});
