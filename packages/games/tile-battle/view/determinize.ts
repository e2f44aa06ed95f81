import { fork, type Random, randomBelow, shuffle, type Watcher } from '@swordtable/kernel';
import { abilityOf } from '../hero/roster.ts';
import { clone, handOf, type State } from '../state.ts';
import type { Tile } from '../tile.ts';

/**
 * A state that the watcher cannot tell from the real one: the tiles of the deck it does not know, and those another
 * player is looking at, dealt again; the sealed choices of others made again; and a generator of its own.
 */
export const determinize = (s: State, watcher: Watcher, random: Random): State => {
  const world = clone(s);
  const unknown = (mask: number): boolean => watcher === undefined || ((mask >> watcher) & 1) === 0;
  const hidden: Tile[] = s.deck.filter((_, index) => unknown(s.known[index] as number));
  const looksOn = watcher === s.active;
  if (!looksOn) hidden.push(...s.looking);
  // What was known to others and is dealt again has no place to be remembered by.
  hidden.sort((a, b) => a - b);
  shuffle(random, hidden);
  for (let index = 0; index < s.deck.length; index++) if (unknown(s.known[index] as number)) world.deck[index] = hidden.pop() as Tile;
  if (!looksOn) {
    world.looking = s.looking.map(() => hidden.pop() as Tile);
    repicked(world, s.looking);
  }
  world.random = fork(random);
  resealed(world, watcher, random);
  return world;
};

/** What another player has chosen in secret is any tile of that player's hand. */
const resealed = (world: State, watcher: Watcher, random: Random): void => {
  const top = world.agenda.at(-1);
  if (top === undefined || !('ask' in top) || top.ask !== 'exchange') return;
  const given = top.given.map((tile, seat) => {
    const hand = handOf(world, seat);
    return tile < 0 || seat === watcher ? tile : (hand[randomBelow(random, hand.length)] as Tile);
  });
  world.agenda[world.agenda.length - 1] = { ...top, given };
};

/** What another player has already picked of the tiles it looks at is one of those dealt in their place. */
const repicked = (world: State, before: readonly Tile[]): void => {
  const top = world.agenda.at(-1);
  if (before.length === 0 || top === undefined || !('ask' in top) || top.ask !== 'ability') return;
  const choose = abilityOf(world.setting, top.of, top.hook)?.choose ?? [];
  // The tiles are dealt to the picks in their order: not even the place of a pick among them may be kept.
  let dealt = 0;
  const picks = top.picks.map((pick, index) =>
    choose[index]?.what === 'tile' && before.includes(pick) ? (world.looking[dealt++] as Tile) : pick,
  );
  world.agenda[world.agenda.length - 1] = { ...top, picks };
};
