import { fork, type Random, shuffle } from '@swordtable/kernel';
import { clone, type State } from '../state.ts';

/** The decks in another order; hands, packs, and plans stay. */
export const reshuffle = (s: State, random: Random): State => {
  const world = clone(s);
  for (const name of ['basicDeck', 'tavernDeck', 'smithDeck', 'questDeck', 'encounter'] as const) {
    const deck = s[name].slice();
    shuffle(random, deck);
    world[name] = deck;
  }
  world.random = fork(random);
  return world;
};
