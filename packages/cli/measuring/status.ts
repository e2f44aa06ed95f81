import type { Writable } from 'node:stream';

/** Says how far a measurement is. */
export interface Status {
  say(heading: string, detail: string): void;
  /** Clears the line, so that the next output starts on a clean one. */
  clear(): void;
}

const CLEAR = '\r\u001b[K';

/** A terminal shows one line that changes; a file gets a line for each heading only. */
export const statusOn = (stream: Writable & { readonly isTTY?: boolean }): Status => {
  let last = '';
  return {
    say: (heading, detail) => {
      if (stream.isTTY === true) stream.write(`${CLEAR}${heading}: ${detail}`);
      else if (heading !== last) stream.write(`${heading}…\n`);
      last = heading;
    },
    clear: () => {
      if (stream.isTTY === true) stream.write(CLEAR);
      last = '';
    },
  };
};
