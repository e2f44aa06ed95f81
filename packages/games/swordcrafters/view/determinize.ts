import { fork, type Random, randomBelow, type Seat, shuffle, type Watcher } from '@swordtable/kernel';
import { sortedTiles, type Tile, together } from '../pieces/pieces.ts';
import { built, openSides, type Sword } from '../pieces/sword.ts';
import { clone, type State, smithAt } from '../state.ts';

/**
 * A state that the watcher cannot tell from the real one: the tiles and cards to come in another order, and what others are building
 * built in some way or other.
 */
export const determinize = (s: State, watcher: Watcher, random: Random): State => {
  const world = clone(s);
  const bag = sortedTiles(s.bag);
  shuffle(random, bag);
  world.bag = bag;
  const deck = s.deck.toSorted((a, b) => a - b);
  shuffle(random, deck);
  world.deck = deck;
  for (const seat of s.smiths.keys()) if (seat !== watcher) rebuild(world, seat, random);
  world.random = fork(random);
  return world;
};

/** As many tiles are built in as everybody can see, but which, and where, is anybody's guess. */
const rebuild = (world: State, seat: Seat, random: Random): void => {
  const smith = smithAt(world, seat);
  const { swords, taken, left } = smith;
  if (left === null) {
    smith.bench = world.phase === 'craft' ? swords : null;
    smith.strayed = false;
    return;
  }
  const groups = world.setting.dual ? [...taken] : [together(taken)];
  if (world.setting.dual) shuffle(random, groups);
  const waiting = groups.map(sortedTiles);
  for (const tiles of waiting) shuffle(random, tiles);
  const bench: Sword[] = [...swords];
  const begun = together(taken).length - together(left).length;
  for (let toBuild = begun; toBuild > 0; toBuild--) {
    const growing = waiting.flatMap((tiles, at) => tiles.map(() => at));
    const on = growing[randomBelow(random, growing.length)] as number;
    const sides = openSides(bench[on] as Sword);
    bench[on] = built(bench[on] as Sword, waiting[on]?.pop() as Tile, sides[randomBelow(random, sides.length)] as number);
  }
  smith.bench = bench;
  smith.left = waiting.map(sortedTiles);
  smith.strayed = begun > 0;
};
