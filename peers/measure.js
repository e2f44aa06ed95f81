// Measures one contestant in this process and prints its rate: node measure.js <name> <seconds>
// Each contestant gets its own process, so that none inherits what the compiler learned from another.

import { Random } from './random.js';

const SEARCH_ITERATIONS = 50;

// Each entry has a function that plays once (or searches once) and how many units that counts for.
const CONTESTANTS = {
  boardgameio: async () => ({ run: (await import('./boardgame-io.js')).idiomatic.playGame, units: 1 }),
  boardgameioTuned: async () => ({ run: (await import('./boardgame-io.js')).tuned.playGame, units: 1 }),
  boardgameioMcts: async () => {
    const { searchFirstMove } = await import('./boardgame-io.js');
    return { run: (random) => searchFirstMove(random, SEARCH_ITERATIONS), units: SEARCH_ITERATIONS };
  },
  typedArrays: async () => ({ run: (await import('./typed-arrays.js')).playGame, units: 1 }),
  plainObjects: async () => ({ run: (await import('./plain-objects.js')).playGame, units: 1 }),
  swordtable: async () => ({ run: (await import('./swordtable.js')).playGame, units: 1 }),
  swordtableWithoutAgenda: async () => ({ run: (await import('./swordtable.js')).playWithoutAgenda, units: 1 }),
  swordtableEvents: async () => ({ run: (await import('./swordtable.js')).playWithEvents, units: 1 }),
  swordtableViews: async () => ({ run: (await import('./swordtable.js')).playWithViews, units: 1 }),
  swordtableLaws: async () => ({ run: (await import('./swordtable.js')).playWithLaws, units: 1 }),
};

/** Runs for at least `seconds` and returns units per second. */
async function rate({ run, units }, random, seconds) {
  const scores = new Int32Array(2);
  const start = performance.now();
  let done = 0;
  let elapsed = 0;
  do {
    const pending = run(random, scores);
    // Only the search is asynchronous; awaiting every fast game would cost more than the game.
    if (pending !== undefined) await pending;
    done += units;
    elapsed = performance.now() - start;
  } while (elapsed < seconds * 1000);
  return (done * 1000) / elapsed;
}

const [name, secondsText] = process.argv.slice(2);
const seconds = Number(secondsText);
if (!Object.hasOwn(CONTESTANTS, name) || !(seconds > 0)) {
  console.error(`Usage: node measure.js <${Object.keys(CONTESTANTS).join('|')}> <seconds>`);
  process.exit(2);
}
const contestant = await CONTESTANTS[name]();
const random = new Random(1);
// The first part is discarded, because it measures the compiler.
await rate(contestant, random, seconds / 3);
console.log(await rate(contestant, random, seconds));
