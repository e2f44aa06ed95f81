import { fork, type Random, shuffle } from '@swordtable/kernel';
import { clone, type State } from '../state.ts';
import type { Tile } from '../tile.ts';

/** The tiles of the deck that neither player knows in another order. */
export const reshuffle = (s: State, random: Random): State => {
  const world = clone(s);
  const hidden = s.deck.filter((_, index) => s.known[index] === 0);
  shuffle(random, hidden);
  world.deck = s.deck.map((tile, index) => (s.known[index] === 0 ? (hidden.pop() as Tile) : tile));
  world.random = fork(random);
  return world;
};
