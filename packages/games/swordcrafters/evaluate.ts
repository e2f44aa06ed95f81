import type { Seat, Standing } from '@swordtable/kernel';
import { bladeOf, printedBlades, scoreBlades, standingBy } from './phases/scoring.ts';
import { tilesIn } from './pieces/grid.ts';
import { type Tile, without } from './pieces/pieces.ts';
import { built, openSides, runOn, SIDES, type Side, type Sword, topOf } from './pieces/sword.ts';
import { isSolo, type State, smithAt, turnsPerRound } from './state.ts';

/** Adds tiles quickly and sensibly: first those that match the gem below, then the rest in order. */
const forged = (sword: Sword, tiles: readonly Tile[]): Sword => {
  let made = sword;
  for (let left = tiles; left.length > 0; ) {
    const open = openSides(made);
    const match = open.find((side) => topOf(made, side) !== 'blank' && left.includes(topOf(made, side)));
    const tile = match === undefined ? (left.at(-1) as Tile) : topOf(made, match);
    made = built(made, tile, match ?? (open[0] as Side));
    left = without(left, tile);
  }
  return made;
};

/** What a group is about worth to a sword: its gems in runs, and every tile for length and magic. */
const worthOf = (sword: Sword, tiles: readonly Tile[]): number => {
  const made = forged(sword, tiles);
  return SIDES.reduce((sum, side) => sum + 2 * runOn(made, side), tiles.length);
};

/** The groups that each seat has taken and will take if every player takes what is worth most; in a solo game, what isn't cut off. */
const groupsTaken = (s: State): readonly (readonly (readonly Tile[])[])[] => {
  if (isSolo(s) && s.phase === 'slice') return [s.groups.map((group) => tilesIn(s.grid, group))];
  const taken = s.smiths.map((smith) => [...smith.taken]);
  if (s.phase !== 'select') return taken;
  let groups = s.groups.map((group) => tilesIn(s.grid, group));
  let seat: Seat = s.active;
  for (let left = turnsPerRound(s) - taken.flat().length; left > 0; left--) {
    const [sword] = smithAt(s, seat).swords as readonly [Sword];
    const worths = groups.map((tiles) => worthOf(sword, tiles));
    const best = worths.indexOf(Math.max(...worths));
    taken[seat]?.push(groups[best] ?? []);
    groups = groups.toSpliced(best, 1);
    seat = (seat + 1) % s.setting.seats;
  }
  return taken;
};

/** The swords a seat will have when all that is taken is built in. */
const swordsOf = (s: State, seat: Seat, taken: readonly (readonly Tile[])[]): readonly Sword[] => {
  const { swords, bench, left } = smithAt(s, seat);
  const waiting = left ?? (s.setting.dual ? taken : [taken.flat()]);
  return (bench ?? swords).map((sword, on) => forged(sword, waiting[on] ?? []));
};

/** The standing if the round were played out quickly and the game ended with it. Before all groups are cut nobody can tell. */
export const evaluate = (s: State): Standing | undefined => {
  if (s.phase === 'slice' && !isSolo(s)) return undefined;
  const { setting } = s;
  const taken = groupsTaken(s);
  const blades = s.smiths.flatMap((_, seat) => swordsOf(s, seat, taken[seat] ?? []).map((sword) => bladeOf(sword, seat)));
  return standingBy(scoreBlades([...blades, ...printedBlades(setting.opponents)], setting.magic, setting.lightweight), setting.seats);
};
