import { setImmediate } from 'node:timers/promises';
import { type Append, StorageFailure } from './storage.ts';
import { type Batch, batchOf } from './write-plan.ts';

/** Writes appends in one transaction and says which succeeded. */
export type Write = (batches: readonly Batch[]) => Promise<readonly boolean[]>;

/** How an engine writes appends. */
export interface Writer {
  readonly write: Write;
  /** How an append is written: different kinds are never written together. */
  readonly kindOf?: (batch: Batch) => string;
  /** How many writes may be under way at the same time; one by default. */
  readonly lanes?: number;
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

/**
 * Removes what is written next: appends of one kind, in order, that don't depend on others. One depends on those before it with the same
 * match, waiting or under way.
 */
const take = (waiting: Waiting[], kindOf: (batch: Batch) => string, underWay: ReadonlySet<string>): readonly Waiting[] => {
  let lines = 0;
  let text = 0;
  let kind: string | undefined;
  const taken: Waiting[] = [];
  const left: Waiting[] = [];
  const passed = new Set(underWay);
  for (const one of waiting) {
    const { wish: batch, size } = one;
    const fits = taken.length === 0 || (lines + batch.length <= MOST_LINES && text + size <= MOST_TEXT);
    if (fits && (kind ?? kindOf(batch)) === kindOf(batch) && !batch.some(({ match }) => passed.has(match))) {
      kind = kindOf(batch);
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
export const groupCommit = ({ write, kindOf = () => '', lanes = 1 }: Writer, turn: () => Promise<unknown> = setImmediate): GroupCommit => {
  const waiting: Waiting[] = [];
  const running = new Set<Promise<void>>();
  let busyLanes = 0;
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

  const underWay = new Set<string>();
  const run = async (): Promise<void> => {
    for (;;) {
      // Callers that were just answered, and anything else in this turn of the event loop, join the next write.
      await turn();
      const batch = take(waiting, kindOf, underWay);
      if (batch.length === 0) {
        // What is left waits for another lane, which then continues with it. What comes from now on needs a new one.
        busyLanes -= 1;
        return;
      }
      const matches = batch.flatMap(({ wish }) => wish.map(({ match }) => match));
      for (const match of matches) underWay.add(match);
      await settle(batch);
      for (const match of matches) underWay.delete(match);
    }
  };

  return {
    append: (lines) =>
      new Promise((grant, fail) => {
        if (closed) throw new StorageFailure('storage-away', false, new Error('The store was closed.'));
        if (lines.length === 0) return grant(true);
        const batch = batchOf(lines);
        const size = batch.reduce((sum, { text, face }) => sum + text.length + face.card.length, 0);
        waiting.push({ wish: batch, size, grant, fail });
        if (busyLanes >= lanes) return;
        busyLanes += 1;
        const lane = run().finally(() => running.delete(lane));
        running.add(lane);
      }),
    close: async () => {
      closed = true;
      await Promise.all(running);
    },
  };
};
