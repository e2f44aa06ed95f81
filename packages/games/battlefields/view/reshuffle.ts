import { fork, type Random, shuffle } from '@swordtable/kernel';
import { armyOf, clone, SEATS, type State } from '../state.ts';

/** The cards of fate and the warriors to come in another order; what a player holds, has placed, or has buried stays. */
export const reshuffle = (s: State, random: Random): State => {
  const world = clone(s);
  const fate = s.fate.slice();
  shuffle(random, fate);
  world.fate = fate;
  for (const seat of SEATS) {
    const deck = armyOf(s, seat).deck.slice();
    shuffle(random, deck);
    armyOf(world, seat).deck = deck;
  }
  world.random = fork(random);
  return world;
};
