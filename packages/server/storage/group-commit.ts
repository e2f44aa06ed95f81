import { setImmediate } from 'node:timers/promises';
import { type Append, StorageFailure } from './storage.ts';
import { type Batch, batchOf } from './write-plan.ts';

/** Writes appends in one transaction and says which succeeded. */
export type Write = (batches: readonly Batch[]) => Promise<readonly boolean[]>;

/** How an engine writes appends. */
export interface Writer {
  readonly write: Write;
  /** Whether an append is written in another way than most; the two kinds are never written together. */
  readonly isApart?: (batch: Batch) => boolean;
}

export interface GroupCommit {
  append(lines: readonly Append[]): Promise<boolean>;
  /** Waits for what is in flight; later calls fail. */
  close(): Promise<void>;
}

interface Waiting {
  readonly wish: Batch;
  readonly size: number;
  grant(granted: boolean): void;
  fail(error: unknown): void;
}

/** The maximum number of lines per transaction, and about the maximum number of characters. */
const MOST_LINES = 500;
const MOST_TEXT = 4_000_000;

/** Removes what is written next: the first append, and others of its kind that don't depend on one of the other kind. */
const take = (waiting: Waiting[], isApart: (batch: Batch) => boolean): readonly Waiting[] => {
  let lines = 0;
  let text = 0;
  const taken: Waiting[] = [];
  const left: Waiting[] = [];
  const passed = new Set<string>();
  const kind = waiting[0] !== undefined && isApart(waiting[0].wish);
  for (const one of waiting) {
    const { wish: batch, size } = one;
    const fits = taken.length === 0 || (lines + batch.length <= MOST_LINES && text + size <= MOST_TEXT);
    if (fits && isApart(batch) === kind && !batch.some(({ match }) => passed.has(match))) {
      taken.push(one);
      lines += batch.length;
      text += size;
    } else {
      left.push(one);
      for (const { match } of batch) passed.add(match);
    }
  }
  waiting.splice(0, waiting.length, ...left);
  return taken;
};

/**
 * Reaching the disk is what costs, so everything that arrives during one write goes into the next together.
 *
 * @param turn Resolves in the next turn of the event loop.
 */
export const groupCommit = ({ write, isApart = () => false }: Writer, turn: () => Promise<unknown> = setImmediate): GroupCommit => {
  const waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;
  let closed = false;

  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const granted = await write(batch.map(({ wish: batch }) => batch));
      for (const [index, { grant }] of batch.entries()) grant(granted[index] ?? false);
    } catch (error) {
      // A store that is unavailable or full is so for all of them; anything else is one append's fault, and must not harm the others.
      if (error instanceof StorageFailure || batch.length === 1) for (const { fail } of batch) fail(error);
      else for (const one of batch) await settle([one]);
    }
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Callers that were just answered, and anything else in this turn of the event loop, join the next write.
      await turn();
      await settle(take(waiting, isApart));
    }
    writing = undefined;
  };

  return {
    append: async (lines) => {
      if (closed) throw new StorageFailure('storage-away', false, new Error('The store was closed.'));
      if (lines.length === 0) return true;
      const batch = batchOf(lines);
      const size = batch.reduce((sum, { text, face }) => sum + text.length + face.card.length, 0);
      return new Promise((grant, fail) => {
        waiting.push({ wish: batch, size, grant, fail });
        writing ??= run();
      });
    },
    close: async () => {
      closed = true;
      await writing;
    },
  };
};
