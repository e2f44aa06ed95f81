import type { Action } from '@swordtable/games/swordcrafters/action';
import { type Reckoned, type Reckoning, reckoningOf } from '@swordtable/games/swordcrafters/scoring';
import { built } from '@swordtable/games/swordcrafters/sword';
import type { View } from '@swordtable/games/swordcrafters/view';

/** The points of a seat and what they are made of, over all of its swords. */
export interface Tally {
  readonly longest: number;
  readonly quality: number;
  readonly magic: number;
  readonly total: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const ownedBy = (reckoning: Reckoning, seat: number): readonly Reckoned[] => reckoning.filter(({ owner }) => owner === seat);

export const tallyOf = (blades: readonly Reckoned[]): Tally => ({
  longest: sum(blades.map(({ longest }) => longest)),
  quality: sum(blades.flatMap(({ quality }) => quality)),
  magic: sum(blades.flatMap(({ magic }) => magic.map(({ points }) => points))),
  total: sum(blades.map(({ points }) => points)),
});

type Shown = Pick<View, 'setting' | 'smiths'>;

/** All swords as everybody sees them. */
export const reckoningShown = (view: Shown): Reckoning => reckoningOf(view);

/** The same with what is being built in place of what stands there, as far as the view shows it: the own sword, or in a replay all. */
export const reckoningAsBuilt = ({ setting, smiths }: Shown): Reckoning =>
  reckoningOf({ setting, smiths: smiths.map(({ swords, bench }) => ({ swords: bench ?? swords })) });

/** The same after one more tile of a seat. */
export const reckoningWith = (
  { setting, smiths }: Shown,
  seat: number,
  { tile, side, on }: Extract<Action, { tile: unknown }>,
): Reckoning =>
  reckoningAsBuilt({
    setting,
    smiths: smiths.map((smith, at) =>
      at === seat
        ? { ...smith, bench: (smith.bench ?? smith.swords).map((sword, index) => (index === on ? built(sword, tile, side) : sword)) }
        : smith,
    ),
  });

/** The points of each seat, as everybody sees them. */
export const pointsOf = (view: Shown): readonly number[] => {
  const reckoning = reckoningShown(view);
  return view.smiths.map((_, seat) => tallyOf(ownedBy(reckoning, seat)).total);
};
