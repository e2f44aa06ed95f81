import type { Action } from '@swordtable/games/contracts/action';
import { useEffect, useRef } from 'react';
import type { Offers } from '../use-offers.ts';
import { isOnOffer } from './steps.ts';

/**
 * Gives several answers one after the other. The next one is given when the one before has come through; where it is not on offer
 * then, for whatever reason, the rest is forgotten.
 */
export const useSteps = ({ selection: { options, act, refusal } }: Offers): ((steps: readonly Action[]) => void) => {
  const queue = useRef<{ readonly given: Action; readonly left: readonly Action[] }>(undefined);
  const give = (steps: readonly Action[]): void => {
    const [given, ...left] = steps;
    queue.current = given === undefined || left.length === 0 ? undefined : { given, left };
    if (given !== undefined) act(given);
  };
  useEffect(() => {
    const waiting = queue.current;
    if (waiting === undefined || options.length === 0) return;
    if (refusal !== undefined) {
      queue.current = undefined;
      return;
    }
    // As long as the last answer is still on offer it has not come through.
    if (isOnOffer(options, waiting.given)) return;
    const [next] = waiting.left;
    if (next !== undefined && isOnOffer(options, next)) give(waiting.left);
    else queue.current = undefined;
  });
  return give;
};
