import { fork, type Random, shuffle } from '@swordtable/kernel';
import { clone, type State } from '../state.ts';

/** The tiles and cards to come in another order. */
export const reshuffle = (s: State, random: Random): State => {
  const world = clone(s);
  const [bag, deck] = [s.bag.slice(), s.deck.slice()];
  shuffle(random, bag);
  shuffle(random, deck);
  world.bag = bag;
  world.deck = deck;
  world.random = fork(random);
  return world;
};
