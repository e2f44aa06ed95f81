import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** Called when other processes can't be reached for a while: for logs and metrics only. */
export type OnTrouble = (what: 'telling' | 'listening', error: unknown) => void;

const Message = z.object({ from: z.string(), matches: z.array(z.string()) });

/** Encodes which matches have new lines, in as few messages of limited size as possible. */
export const writeMessages = (from: string, matches: readonly string[], mostBytes: number): readonly string[] => {
  const frame = Buffer.byteLength(JSON.stringify({ from, matches: [] }));
  const words: string[] = [];
  let some: string[] = [];
  let bytes = frame;
  const finish = (): void => {
    if (some.length > 0) words.push(JSON.stringify({ from, matches: some }));
    some = [];
    bytes = frame;
  };
  for (const match of matches) {
    // One more for the comma.
    const more = Buffer.byteLength(JSON.stringify(match)) + 1;
    if (bytes + more > mostBytes) finish();
    some.push(match);
    bytes += more;
  }
  finish();
  return words;
};

/** The matches in another process's message. None for one's own messages, or invalid ones. */
export const readMessage = (self: string, text: string): readonly string[] => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Anyone with the password can write to the channel; invalid messages are ignored.
    return [];
  }
  const word = Message.safeParse(value);
  return word.success && word.data.from !== self ? word.data.matches : [];
};

/** Messages within this many milliseconds are sent together; no one notices the delay. */
const GATHERING = 5;

export interface MessageBatcher {
  add(match: string): void;
  /** Resolves when the additions have been sent, or have failed. */
  sent(): Promise<void>;
}

/**
 * Collects matches and sends them together. While one batch is in flight the next one is collected, so a slow connection gets fewer and
 * larger messages, each naming a match once.
 */
export const batchMessages = (send: (matches: readonly string[]) => Promise<unknown>, onTrouble: OnTrouble): MessageBatcher => {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    await pause(GATHERING);
    while (waiting.size > 0) {
      const matches = [...waiting];
      waiting.clear();
      try {
        await send(matches);
      } catch (error) {
        // It isn't sent again, and no one has to wait or fail: the lines are safe in the store, and the other
        // processes check it regularly. This message only saves them the delay.
        onTrouble('telling', error);
      }
    }
    running = undefined;
  };
  return {
    add: (match) => {
      waiting.add(match);
      running ??= run();
    },
    sent: async () => running,
  };
};
