import { type Learned, newFeatures, type Standing } from '@swordtable/kernel';
import { expectPoints, type Network } from './network.ts';

/** The points that each seat can expect, by what was learned of answers; undefined where the game can't tell anything yet. */
export type Foresee<State> = (state: State) => readonly number[] | undefined;

/** Adds to an estimate what was learned about each seat's own side. */
export const foreseeBy = <State>(
  { describe }: Pick<Learned<State>, 'describe'>,
  network: Network,
  evaluate: (state: State) => Standing | undefined,
): Foresee<State> => {
  const features = newFeatures();
  return (state) =>
    evaluate(state)?.points.map((points, seat) => {
      features.length = 0;
      describe(state, seat, features);
      return points + expectPoints(network, features);
    });
};
