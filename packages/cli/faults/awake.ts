/** A clock that stands still while the process is stopped, or the machine asleep: then no one has waited in vain. In milliseconds. */
export const newAwakeClock = (now: () => number): (() => number) => {
  let [last, asleep] = [now(), 0];
  return () => {
    const at = now();
    if (at - last > ASLEEP) asleep += at - last;
    last = at;
    return at - asleep;
  };
};

/** If nothing was done for so long, the process was stopped. */
const ASLEEP = 5_000;
const EVERY = 1_000;

export const awake = newAwakeClock(() => performance.now());
setInterval(awake, EVERY).unref();
