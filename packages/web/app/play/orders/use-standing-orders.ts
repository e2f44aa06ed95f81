import { useEffect, useState } from 'react';
import type { StandingOrders, TableOrders } from '../../../client/orders.ts';

/** Several things may happen at once, and only what comes of all of them matters. */
const PAUSE = 300;

/**
 * The orders that stand, looked at again whenever something has happened; nothing where nobody plans. Whoever is asked and has given no
 * orders has nothing to look at: so a player costs the service no more than their answers do.
 */
export const useStandingOrders = (orders: TableOrders | undefined, seq: number, isAsked: boolean) => {
  const [standing, setStanding] = useState<StandingOrders>();
  const isIdle = isAsked && (standing?.orders.length ?? 0) === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each line they may be others.
  useEffect(() => {
    if (orders === undefined) return setStanding(undefined);
    if (isIdle) return;
    let isHere = true;
    const timer = setTimeout(() => void orders.look().then((told) => isHere && told.ok && setStanding(told.value)), PAUSE);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [orders, seq, isIdle]);
  return { standing, setStanding };
};
