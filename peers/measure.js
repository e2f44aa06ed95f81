// Measures one contestant in this process, for as long as it is told and as often as it is told. "swordtable bench --peers" starts it.
// Each contestant gets its own process, so that none inherits what the compiler learned from another.

import { Random } from './random.js';
import { rate } from './run.js';

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

const [name] = process.argv.slice(2);
if (!Object.hasOwn(CONTESTANTS, name) || process.send === undefined) {
  console.error('This is started by "swordtable bench --peers", with the name of a contestant.');
  process.exit(2);
}
const loaded = CONTESTANTS[name]();
const random = new Random(1);
process.on('message', async (seconds) => {
  const contestant = await loaded;
  process.send({ [contestant.units > 1 ? 'iterations' : 'games']: await rate(contestant, random, seconds) });
});
process.once('disconnect', () => process.exit());
