import type { Seat } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { type Blade, bladeOf, printedBlades, type ScoredBlade, type Scores, scoreBlades, scoresOf } from '../phases/scoring.ts';
import { type Tile, without } from '../pieces/pieces.ts';
import { built } from '../pieces/sword.ts';
import type { SeenSmith, View } from './view.ts';

/** The points of a seat and what they are made of, over all of its swords. */
export interface Tally {
  readonly longest: number;
  readonly quality: number;
  readonly magic: number;
  readonly total: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const ownedBy = (scores: Scores, seat: number): readonly ScoredBlade[] => scores.filter(({ owner }) => owner === seat);

export const tallyOf = (blades: readonly ScoredBlade[]): Tally => ({
  longest: sum(blades.map(({ longest }) => longest)),
  quality: sum(blades.flatMap(({ quality }) => quality)),
  magic: sum(blades.flatMap(({ magic }) => magic.map(({ points }) => points))),
  total: sum(blades.map(({ points }) => points)),
});

export type Shown = Pick<View, 'phase' | 'setting' | 'smiths'>;

/** All swords as everybody sees them. */
export const scoresShown = (view: Shown): Scores => scoresOf(view);

/**
 * The tiles of this round that a sword is still to get. Of two swords it is not known which group others give to which, so the group
 * taken first counts for the first sword until it is shown, or said by oneself.
 */
const comingTo = ({ left, taken, swords }: SeenSmith, on: number): readonly Tile[] =>
  left?.[on] ?? (swords.length === 1 ? taken.flat() : (taken[on] ?? []));

const withGems = (gems: Blade['gems'], tiles: readonly Tile[]): Blade['gems'] => {
  const counts = { ...gems };
  for (const tile of tiles) if (tile !== 'blank') counts[tile]++;
  return counts;
};

/**
 * A sword as it will stand when all have crafted, as far as it can be known. Everybody saw who took which tiles, and all of them have
 * to be built in: so the length and the gems of every sword are certain, wherever the tiles go. Only runs depend on where they are built,
 * and count as built: on the own sword, or in a replay on all; those of others are known when they are shown.
 */
const foreseen = (smith: SeenSmith, owner: Seat): readonly Blade[] =>
  (smith.bench ?? smith.swords).map((sword, on) => {
    const blade = bladeOf(sword, owner);
    const coming = comingTo(smith, on);
    return { ...blade, length: blade.length + coming.length, gems: withGems(blade.gems, coming) };
  });

/** What the swords score; while all craft, with what is being built and what is still to be. Before, not everybody has taken yet. */
export const scoresAsBuilt = (view: Shown): Scores => {
  const { phase, setting, smiths } = view;
  if (phase !== 'craft') return scoresShown(view);
  return scoreBlades([...smiths.flatMap(foreseen), ...printedBlades(setting.opponents)], setting.magic, setting.lightweight);
};

/** The same after one more tile of a seat. */
export const scoresWith = (
  { phase, setting, smiths }: Shown,
  seat: number,
  { tile, side, on }: Extract<Action, { tile: unknown }>,
): Scores =>
  scoresAsBuilt({
    phase,
    setting,
    smiths: smiths.map((smith, at) =>
      at === seat
        ? {
            ...smith,
            bench: (smith.bench ?? smith.swords).map((sword, index) => (index === on ? built(sword, tile, side) : sword)),
            left: smith.left?.map((tiles, index) => (index === on ? without(tiles, tile) : tiles)) ?? null,
          }
        : smith,
    ),
  });

/** The points of each seat, as everybody sees them. */
export const pointsOf = (view: Shown): readonly number[] => {
  const scores = scoresShown(view);
  return view.smiths.map((_, seat) => tallyOf(ownedBy(scores, seat)).total);
};
