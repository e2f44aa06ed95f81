import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Features } from '@swordtable/kernel';

/** A side of a position, as its seat knows it. */
interface Side {
  readonly indices: readonly number[];
  readonly values: readonly number[];
}

export const sideOf = ({ length, indices, values }: Features): Side => ({
  indices: Array.from(indices.subarray(0, length)),
  values: Array.from(values.subarray(0, length)),
});

/** The answers to one question that a search tried: what the estimate says after each, what the search found, and how often it tried it. */
export type Lesson = readonly {
  readonly estimate: number;
  readonly found: number;
  readonly visits: number;
  /** The answering seat’s own side after it, and the other’s. */
  readonly sides: readonly Side[];
}[];

const bytesOf = ({ buffer }: Uint16Array | Uint32Array | Float32Array): Buffer => Buffer.from(buffer);

const blockOf = (game: number, lesson: Lesson): Buffer => {
  const sides = lesson.flatMap((answer) => answer.sides);
  const indices = Uint16Array.from(sides.flatMap((side) => side.indices));
  return Buffer.concat([
    bytesOf(Uint32Array.of(game, lesson.length, indices.length)),
    bytesOf(Float32Array.from(lesson.flatMap(({ estimate, found, visits }) => [estimate, found, visits]))),
    bytesOf(Uint16Array.from(sides, (side) => side.indices.length)),
    bytesOf(indices),
    bytesOf(Float32Array.from(sides.flatMap((side) => side.values))),
  ]);
};

/** A file of its own for every run and worker, with one block for each lesson. One that was cut off is the last, and it is skipped. */
export const openLessons = (folder: string, run: string, worker: number) => {
  const file = openSync(join(folder, `lessons-${run}-${worker}.bin`), 'a');
  return {
    add: (game: number, lessons: readonly Lesson[]): void => {
      for (const lesson of lessons) writeSync(file, blockOf(game, lesson));
    },
    close: (): void => closeSync(file),
  };
};
