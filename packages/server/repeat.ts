/** Something that is done again and again. */
export interface Repeated {
  /** Resolves when the current round is over. No other follows. */
  close(): Promise<void>;
}

/** Does a round every so often. One that takes longer isn't overtaken by the next. */
export const repeat = (round: () => Promise<void>, every: number, failed: (error: unknown) => void): Repeated => {
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = round()
      .catch(failed)
      .finally(() => {
        busy = false;
      });
  }, every);
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
