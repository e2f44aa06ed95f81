import type { Seat, Standing } from '@swordtable/kernel';
import { type Blade, printedBlades, scoreBlades, standingBy } from './phases/scoring.ts';
import { type Draft, draftGems, draftLength, draftOf, draftRun, forge } from './pieces/draft.ts';
import { tilesIn } from './pieces/grid.ts';
import { type Tile, together } from './pieces/pieces.ts';
import type { Sword } from './pieces/sword.ts';
import { isSolo, type State, smithAt, turnsPerRound } from './state.ts';

/** What a group is about worth to a sword: its gems in runs, and every tile for length and magic. */
const worthOf = (sword: Draft, tiles: readonly Tile[]): number => {
  const made = sword.slice();
  forge(made, tiles);
  return tiles.length + 2 * (draftRun(made, 0) + draftRun(made, 1) + draftRun(made, 2) + draftRun(made, 3));
};

/** What each group that lies there is worth to the first sword of a seat. */
const worthsTo = (s: State, seat: Seat, groups: readonly (readonly Tile[])[]): readonly number[] => {
  const sword = draftOf(smithAt(s, seat).swords[0] as Sword);
  return groups.map((tiles) => worthOf(sword, tiles));
};

/** The groups that each seat has taken and will take if every player takes what is worth most; in a solo game, what isn't cut off. */
export const groupsTaken = (s: State): readonly (readonly (readonly Tile[])[])[] => {
  if (isSolo(s) && s.phase === 'slice') return [s.groups.map((group) => tilesIn(s.grid, group))];
  if (s.phase !== 'select' && s.phase !== 'slice') return s.smiths.map(({ taken }) => taken);
  const taken = s.smiths.map((smith) => smith.taken.slice());
  const groups = s.groups.map((group) => tilesIn(s.grid, group));
  const isTaken = groups.map(() => false);
  const worths: (readonly number[] | undefined)[] = taken.map(() => undefined);
  // While groups are cut, there are fewer of them than there will be.
  let seat: Seat = s.phase === 'slice' ? s.first : s.active;
  const wanted = turnsPerRound(s) - taken.reduce((sum, { length }) => sum + length, 0);
  for (let left = Math.min(wanted, groups.length); left > 0; left--) {
    worths[seat] ??= worthsTo(s, seat, groups);
    const best = bestOf(worths[seat] as readonly number[], isTaken);
    isTaken[best] = true;
    taken[seat]?.push(groups[best] ?? []);
    seat = (seat + 1) % s.setting.seats;
  }
  return taken;
};

/** The first of those worth most that nobody has taken. */
const bestOf = (worths: readonly number[], isTaken: readonly boolean[]): number => {
  let best = -1;
  for (let i = 0; i < worths.length; i++) if (!isTaken[i] && (best < 0 || (worths[i] as number) > (worths[best] as number))) best = i;
  return best;
};

/** The swords a seat will have when all that is taken is built in. */
const addBlades = (blades: Blade[], s: State, seat: Seat, taken: readonly (readonly Tile[])[]): void => {
  const { swords, bench, left } = smithAt(s, seat);
  const waiting = left ?? (s.setting.dual ? taken : [together(taken)]);
  const now = bench ?? swords;
  for (let on = 0; on < now.length; on++) {
    const draft = draftOf(now[on] as Sword);
    forge(draft, waiting[on] ?? []);
    const runs = [draftRun(draft, 0), draftRun(draft, 1), draftRun(draft, 2), draftRun(draft, 3)];
    blades.push({ owner: seat, length: draftLength(draft), runs, gems: draftGems(draft) });
  }
};

/** The standing if the round were played out quickly and the game ended with it. Before all groups are cut nobody can tell. */
export const evaluate = (s: State): Standing | undefined => {
  if (s.phase === 'slice' && !isSolo(s)) return undefined;
  const { seats, opponents, magic, lightweight } = s.setting;
  const taken = groupsTaken(s);
  const blades: Blade[] = [];
  for (let seat = 0; seat < seats; seat++) addBlades(blades, s, seat, taken[seat] ?? []);
  if (opponents.length > 0) blades.push(...printedBlades(opponents));
  return standingBy(scoreBlades(blades, magic, lightweight), seats);
};
