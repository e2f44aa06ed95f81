import { type Learned, newFeatures, type Seat, type Standing } from '@swordtable/kernel';
import { expect, type Network } from './network.ts';
import { marginOf, type Outlook, winsOf } from './outlook.ts';

/** Judges positions by what was learned, from what a seat knows. */
export interface Judge<State> {
  /** What usually separates winner and loser, in points. */
  readonly points: number;
  /** What every seat can expect, each from its own knowledge. */
  outlook(state: State, seats: number): Outlook;
  /** A number for comparing answers of one seat: points, with the chance to win counted as points. */
  worth(state: State, seat: Seat): number;
  /** The same for a game that is over. */
  worthOf(standing: Standing, seat: Seat): number;
  /** What an outlook is worth to a seat. */
  worthIn(outlook: Outlook, seat: Seat): number;
  /** How much likelier a seat is to come to this position, as the seat sees it, than to have it dealt; undefined if nothing was learned about that. */
  odds?(state: State, seat: Seat): number;
}

/** No position counts for more than a thousand others. */
const DOUBT = 1e-3;

export const judgeBy = <State>({ describe }: Pick<Learned<State>, 'describe'>, network: Network, beliefs?: Network): Judge<State> => {
  const features = newFeatures();
  const look = (state: State, seat: Seat, by = network) => {
    features.length = 0;
    describe(state, seat, features);
    return expect(by, features);
  };
  const odds = (state: State, seat: Seat): number => {
    const { win } = look(state, seat, beliefs);
    return win / Math.max(DOUBT, 1 - win);
  };
  const worth = (margin: number, win: number): number => margin + network.points * (2 * win - 1);
  return {
    ...(beliefs === undefined ? {} : { odds }),
    points: network.points,
    outlook: (state, seats) => {
      const seen = Array.from({ length: seats }, (_, seat) => look(state, seat));
      return { margins: seen.map(({ margin }) => margin), wins: seen.map(({ win }) => win) };
    },
    worth: (state, seat) => {
      const { margin, win } = look(state, seat);
      return worth(margin, win);
    },
    worthOf: (standing, seat) => worth(marginOf(standing.points, seat), winsOf(standing)[seat] as number),
    worthIn: ({ margins, wins }, seat) => worth(margins[seat] as number, wins[seat] as number),
  };
};
