// Random games of the placement game through the boardgame.io client: local, without a debug panel.

import { createRequire } from 'node:module';
import { createGame as createIdiomaticGame } from './boardgame-io-game.js';
import { createGame as createTunedGame } from './boardgame-io-tuned-game.js';
import { DEALT, MOVES_PER_GAME, TILE_COUNT } from './game-data.js';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { MCTSBot } = require('boardgame.io/ai');

/** Something with the interface of boardgame.io's random plugin that draws from our generator, in our order. */
function chanceFrom(random) {
  return {
    Die: (sides) => random.below(sides) + 1,
    Shuffle: (tiles) => {
      const shuffled = [...tiles];
      for (let i = 0; i < DEALT; i++) {
        const j = i + random.below(TILE_COUNT - i);
        [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
      }
      return shuffled;
    },
  };
}

function play(game, random, scores) {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  for (let move = 0; move < MOVES_PER_GAME; move++) {
    const { G, ctx } = client.getState();
    const options = game.ai.enumerate(G, ctx, ctx.currentPlayer);
    const option = options[random.below(options.length)];
    client.moves[option.move](...option.args);
  }
  const { G, ctx } = client.getState();
  client.stop();
  // A refused move only writes to the error log, so a game that hasn't ended is the sign of one.
  if (ctx.gameover === undefined) throw new Error('The game should be over after its last move.');
  scores[0] = G.scores[0];
  scores[1] = G.scores[1];
}

function withSeed(game, random) {
  return { ...game, seed: String(random.below(2 ** 32)) };
}

function players(createGame) {
  const game = createGame();
  return {
    /** Plays one game at random, with the library's own chance, and leaves the final scores in `scores`. */
    playGame: (random, scores) => play(withSeed(game, random), random, scores),

    /** The same with every draw from our generator, so that the game can be compared with the other versions. */
    playComparableGame: (random, scores) => {
      const chance = chanceFrom(random);
      play(
        createGame(() => chance),
        random,
        scores,
      );
    },
  };
}

export const idiomatic = players(createIdiomaticGame);
export const tuned = players(createTunedGame);

/** Lets the library's tree search think about the first move of a new game. It plays the tuned game, the faster one. */
export async function searchFirstMove(random, iterations) {
  const game = withSeed(createTunedGame(), random);
  const client = Client({ game, numPlayers: 2, debug: false });
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, seed: game.seed });
  const state = client.store.getState();
  const { action } = await bot.play(state, state.ctx.currentPlayer);
  if (!action) throw new Error('The search should have chosen a move.');
}
