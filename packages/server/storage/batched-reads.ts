import { setImmediate } from 'node:timers/promises';

interface Waiting<Value> {
  answer(value: Value): void;
  fail(error: unknown): void;
}

/** Reads many keys with one query: all that are requested in one turn of the event loop, or while another query is under way. */
export const batchedReads = <Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  none: Value,
): ((key: string) => Promise<Value>) => {
  let waiting = new Map<string, Waiting<Value>[]>();
  let isReading = false;

  const settle = async (batch: ReadonlyMap<string, readonly Waiting<Value>[]>): Promise<void> => {
    try {
      const found = await read([...batch.keys()]);
      for (const [key, all] of batch) for (const { answer } of all) answer(found.get(key) ?? none);
    } catch (error) {
      for (const { fail } of [...batch.values()].flat()) fail(error);
    }
  };

  const run = async (): Promise<void> => {
    isReading = true;
    while (waiting.size > 0) {
      await setImmediate();
      const batch = waiting;
      waiting = new Map();
      await settle(batch);
    }
    isReading = false;
  };

  return (key) =>
    new Promise((answer, fail) => {
      waiting.set(key, [...(waiting.get(key) ?? []), { answer, fail }]);
      if (!isReading) void run();
    });
};
