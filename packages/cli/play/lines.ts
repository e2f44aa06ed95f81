import { createInterface } from 'node:readline';

/** Lines typed or piped in; `undefined` at the end. */
export interface Lines {
  readonly isTerminal: boolean;
  next(prompt: string): Promise<string | undefined>;
  close(): void;
  /** Fires on Ctrl-C, Ctrl-D, or the end of the pipe. */
  readonly leaving: AbortSignal;
}

/** No answer is longer; a mistaken paste is cut off. */
const LINE_MAX = 200;

export const openLines = (input: NodeJS.ReadStream, output: NodeJS.WriteStream): Lines => {
  const isTerminal = input.isTTY === true && output.isTTY === true;
  const reader = createInterface({ input, output, terminal: isTerminal, historySize: isTerminal ? 100 : 0 });
  const waiting: string[] = [];
  const leave = new AbortController();
  let ended = false;
  let wake: ((line: string | undefined) => void) | undefined;
  const end = (): void => {
    ended = true;
    leave.abort(new Error('The player has left.'));
    wake?.(undefined);
  };
  reader.on('line', (line) => {
    const text = line.slice(0, LINE_MAX);
    if (wake === undefined) waiting.push(text);
    else wake(text);
  });
  // At the end of a pipe, earlier lines still have to be played; in a terminal, the player has left.
  reader.on('close', () => {
    if (isTerminal || waiting.length === 0) end();
    else ended = true;
  });
  reader.on('SIGINT', () => {
    output.write('\n');
    waiting.length = 0;
    reader.close();
  });
  return {
    isTerminal,
    leaving: leave.signal,
    next: (prompt) => {
      const line = waiting.shift();
      // Piped input is echoed where it would have been typed, so that the output reads as a game.
      if (line !== undefined) {
        output.write(`${prompt}${line}\n`);
        return Promise.resolve(line);
      }
      output.write(ended || isTerminal ? '' : prompt);
      if (ended) return Promise.resolve(undefined);
      if (isTerminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      return new Promise((resolve) => {
        wake = (typed) => {
          wake = undefined;
          if (!isTerminal && typed !== undefined) output.write(`${typed}\n`);
          resolve(typed);
        };
      });
    },
    close: () => reader.close(),
  };
};
