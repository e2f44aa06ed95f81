/** A clock that stands still while the process is stopped or the machine asleep: then no one has waited in vain. */
export interface AwakeClock {
  /** In milliseconds. */
  now(): number;
  /** How often it has stood still so far. */
  naps(): number;
}

/** If nothing was done for so long, the process was stopped. */
const ASLEEP = 5_000;
const EVERY = 1_000;

export const newAwakeClock = (clock: () => number): AwakeClock => {
  let [last, asleep, naps] = [clock(), 0, 0];
  const now = (): number => {
    const at = clock();
    if (at - last > ASLEEP) {
      asleep += at - last;
      naps += 1;
    }
    last = at;
    return at - asleep;
  };
  return {
    now,
    naps: () => {
      now();
      return naps;
    },
  };
};

export const { now: awake, naps } = newAwakeClock(() => performance.now());
setInterval(awake, EVERY).unref();
