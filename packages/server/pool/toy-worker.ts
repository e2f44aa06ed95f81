import { parentPort, resourceLimits } from 'node:worker_threads';
import type { FindGame } from '@swordtable/bots';
import type { Game } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { carts } from '@swordtable/kernel/toys/carts';
import { serve } from './serve.ts';

/** A worker for tests: the toys, a game that breaks, and one that ends its worker. */
const games: readonly Game[] = [
  carts,
  bids,
  {
    ...carts,
    id: 'breaks',
    standing: () => {
      throw new Error('The scales are broken.');
    },
  },
  /** A game that says how much room there is for new objects. */
  {
    ...carts,
    id: 'room',
    standing: () => {
      throw new Error(`Room for ${resourceLimits.maxYoungGenerationSizeMb} MB.`);
    },
  },
  /** The same game with later rules. */
  { ...carts, version: '2' },
  { ...carts, id: 'exits', standing: () => process.exit(3) },
];

const named: FindGame = (id, version = '1') => games.find((game) => game.id === id && game.version === version);

if (parentPort !== null) serve(parentPort, named);
