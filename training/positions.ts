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

const bytesOf = ({ buffer }: Uint16Array | Uint32Array | Float32Array): Buffer => Buffer.from(buffer);

/**
 * A file of its own for every run and worker, with one block for each game: how many positions and features it has, the features of each
 * position, their numbers and values, and what came of the game. A block is written in one piece; one that was cut off is the last, and it is skipped.
 */
export const openPositions = (folder: string, run: string, worker: number) => {
  const file = openSync(join(folder, `positions-${run}-${worker}.bin`), 'a');
  return {
    add: (seen: readonly Seen[], outcome: { readonly margins: readonly number[]; readonly wins: readonly number[] }): void => {
      const indices = Uint16Array.from(seen.flatMap((each) => each.indices));
      const blocks = [
        bytesOf(Uint32Array.of(seen.length, indices.length)),
        bytesOf(Uint16Array.from(seen, (each) => each.indices.length)),
        bytesOf(indices),
        bytesOf(Float32Array.from(seen.flatMap(({ values }) => values))),
        bytesOf(Float32Array.from(seen.flatMap(({ seat }) => [outcome.margins[seat] as number, outcome.wins[seat] as number]))),
      ];
      writeSync(file, Buffer.concat(blocks));
    },
    close: (): void => closeSync(file),
  };
};
