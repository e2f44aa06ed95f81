import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Features } from '@swordtable/kernel';

/** A position as one seat knew it. */
export interface Seen {
  readonly seat: number;
  readonly indices: readonly number[];
  readonly values: readonly number[];
}

export const seenAs = (seat: number, { indices, values, length }: Features): Seen => ({
  seat,
  indices: Array.from(indices.subarray(0, length)),
  values: Array.from(values.subarray(0, length)),
});

/**
 * Files that positions are added to, one set per worker: how many features each has, the features' numbers and values, and what came of the
 * game for the seat. A run that is continued adds to them.
 */
export const openPositions = (folder: string, worker: number) => {
  const file = (name: string): number => openSync(join(folder, `${name}-${worker}.bin`), 'a');
  const files = { counts: file('counts'), indices: file('indices'), values: file('values'), targets: file('targets') };
  return {
    add: (seen: readonly Seen[], outcome: { readonly margins: readonly number[]; readonly wins: readonly number[] }): void => {
      writeSync(
        files.counts,
        Uint16Array.from(seen, ({ indices }) => indices.length),
      );
      writeSync(files.indices, Uint16Array.from(seen.flatMap(({ indices }) => indices)));
      writeSync(files.values, Float32Array.from(seen.flatMap(({ values }) => values)));
      writeSync(
        files.targets,
        Float32Array.from(seen.flatMap(({ seat }) => [outcome.margins[seat] as number, outcome.wins[seat] as number])),
      );
    },
    close: (): void => {
      for (const each of Object.values(files)) closeSync(each);
    },
  };
};
