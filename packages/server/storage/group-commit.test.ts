import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lineOf } from '../testing/stores.ts';
import { groupCommit } from './group-commit.ts';

/** Appends a line this many turns of the promises after another was written; whether both were. */
const secondAfter = async (turns: number, lanes: number): Promise<readonly boolean[]> => {
  const { append } = groupCommit({ write: async (batches) => batches.map(() => true), lanes }, () => Promise.resolve());
  const first = await append([lineOf('a', 0)]);
  for (let turn = 0; turn < turns; turn++) await undefined;
  return [first, await Promise.race([append([lineOf('a', 1)]), soon(false)])];
};

test('a line that comes while the writer is about to rest is written without waiting for another', async () => {
  for (const lanes of [1, 2]) for (let turns = 0; turns < 30; turns++) expect(await secondAfter(turns, lanes)).toEqual([true, true]);
});
