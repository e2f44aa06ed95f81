/**
 * Waits for this work, but at most this many milliseconds. The timer keeps the program alive: someone is waiting, and work that never ends
 * may have nothing else that does.
 */
export const within = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};
