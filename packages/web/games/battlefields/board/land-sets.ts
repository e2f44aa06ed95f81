import { type Cards, COLORS, type Color, type LandNo, SET_COLORS } from '@swordtable/games/battlefields/cards/cards';

/** A set, or lands on the way to one: at most three, of one color or any. */
export interface LandSet {
  readonly color: Color;
  readonly lands: readonly LandNo[];
  readonly isFull: boolean;
}

const SET_OF = 3;

/** Lands of one color in threes; the last row may be short. */
const inThrees = (lands: readonly LandNo[]): readonly (readonly LandNo[])[] =>
  Array.from({ length: Math.ceil(lands.length / SET_OF) }, (_, at) => lands.slice(at * SET_OF, (at + 1) * SET_OF));

/**
 * Won lands as they count best: in threes by color, with lands of any color where the fewest are missing. There are as many full sets as
 * the rules score.
 */
export const landSets = (cards: Cards, lands: readonly LandNo[]): readonly LandSet[] => {
  const of = (color: Color): readonly LandNo[] => lands.filter((land) => cards.lands[land]?.colour === color);
  const threesOf = (color: Color, some = of(color)): readonly Pick<LandSet, 'color' | 'lands'>[] =>
    inThrees(some).map((three) => ({ color, lands: three }));
  const threes = SET_COLORS.flatMap((color) => threesOf(color));
  let wild = of('any');
  // Sets that need the fewest are filled first.
  const filled = threes
    .toSorted((a, b) => b.lands.length - a.lands.length)
    .map(({ color, lands: three }) => {
      const missing = SET_OF - three.length;
      if (missing > wild.length) return { color, lands: three };
      const helped = [...three, ...wild.slice(0, missing)];
      wild = wild.slice(missing);
      return { color, lands: helped };
    });
  // What completes no set still helps the fullest one along.
  const open = filled.find(({ lands: three }) => three.length < SET_OF);
  const rows =
    open === undefined
      ? [...filled, ...threesOf('any', wild)]
      : filled.map((row) => (row === open ? { ...row, lands: [...row.lands, ...wild] } : row));
  return rows
    .toSorted((a, b) => b.lands.length - a.lands.length || COLORS.indexOf(a.color) - COLORS.indexOf(b.color))
    .map((set) => ({ ...set, isFull: set.lands.length === SET_OF }));
};
