/** The time between two looks at the clock, in seconds: looking takes a microsecond. */
const LOOK = 0.001;

/** The processor time of this process, in seconds, with its compiler's and its garbage collector's threads. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * How often something can be done in a second of one core. Processor time is counted and not time on the wall, so that other programs
 * on the machine change little.
 */
export const rateOf = (seconds: number, once: (round: number) => void): number => {
  const began = cpuSeconds();
  let [done, portion, used] = [0, 1, 0];
  while (used < seconds) {
    for (let i = 0; i < portion; i++) once(done++);
    const now = cpuSeconds() - began;
    if (now - used < LOOK) portion *= 2;
    used = now;
  }
  return done / used;
};
