// Runs something again and again, and says how often a second of one core is enough for.

/** The time between two looks at the clock, in seconds: looking takes a microsecond. */
const LOOK = 0.001;

/** The processor time of this process, in seconds, with its compiler's and its garbage collector's threads. */
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Runs for at least `seconds` of processor time and returns units per second. */
export async function rate({ run, units }, random, seconds) {
  const scores = new Int32Array(2);
  const began = cpuSeconds();
  let [done, portion, used] = [0, 1, 0];
  while (used < seconds) {
    for (let i = 0; i < portion; i++) {
      const pending = run(random, scores);
      // Only the search is asynchronous; awaiting every fast game would cost more than the game.
      if (pending !== undefined) await pending;
    }
    done += portion * units;
    const now = cpuSeconds() - began;
    if (now - used < LOOK) portion *= 2;
    used = now;
  }
  return done / used;
}
