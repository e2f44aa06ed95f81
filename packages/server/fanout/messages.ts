import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** Told when other processes cannot be reached for a while: to be logged and counted, nothing else depends on it. */
export type OnTrouble = (what: 'telling' | 'listening', error: unknown) => void;

const Message = z.object({ from: z.string(), matches: z.array(z.string()) });

/** Writes which matches have new lines, in as few messages as fit into so many bytes each. */
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

/** The matches that somebody else told of. None in one's own words, and none in what is not a word at all. */
export const readMessage = (self: string, text: string): readonly string[] => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Anybody with the password may write to the channel; whoever writes nonsense is not heard.
    return [];
  }
  const word = Message.safeParse(value);
  return word.success && word.data.from !== self ? word.data.matches : [];
};

/** What is told within so many milliseconds goes out together; a person does not notice them. */
const GATHERING = 5;

export interface MessageBatcher {
  add(match: string): void;
  /** Resolves when what was added is sent, or could not be. */
  sent(): Promise<void>;
}

/**
 * Gathers matches and sends them together. While one lot is under way the next one gathers, so a slow line gets
 * fewer and larger messages, and a match is named once in each.
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
        // Not told again, and nobody is made to wait or fail for it: the lines are safe in the store, and the other
        // processes look there by themselves from time to time. This word only spares them the delay.
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
