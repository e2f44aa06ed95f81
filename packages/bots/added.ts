import { byPoints, type Learned, newFeatures, type Seat, type Standing } from '@swordtable/kernel';
import { expectPoints, type Network } from './network.ts';

/** The points that each seat can expect, by what was learned of answers; undefined where the game can't tell anything yet. */
export type Foresee<State> = (state: State) => readonly number[] | undefined;

/** The standing to expect; undefined where the game can't tell anything yet. */
type Evaluate<State> = (state: State) => Standing | undefined;

/** The points that were learned to add to an estimate, for a seat's own side of a position. */
export const addedBy = <State>(
  { describe }: Pick<Learned<State>, 'describe'>,
  network: Network,
): ((state: State, seat: Seat) => number) => {
  const features = newFeatures();
  return (state, seat) => {
    features.length = 0;
    describe(state, seat, features);
    return expectPoints(network, features);
  };
};

/** Adds to an estimate what was learned about each seat's own side. */
export const foreseeBy = <State>(
  learned: Pick<Learned<State>, 'describe'>,
  network: Network,
  evaluate: Evaluate<State>,
): Foresee<State> => {
  const added = addedBy(learned, network);
  return (state) => evaluate(state)?.points.map((points, seat) => points + added(state, seat));
};

/** An estimate, with what games showed of it afterwards. */
export const evaluateBy = <State>(
  learned: Pick<Learned<State>, 'describe'>,
  network: Network,
  evaluate: Evaluate<State>,
): Evaluate<State> => {
  const pointsOf = foreseeBy(learned, network, evaluate);
  return (state) => {
    const points = pointsOf(state);
    return points && byPoints(points);
  };
};
