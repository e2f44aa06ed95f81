import { useEffect, useState } from 'react';
import type { StandingOrders, TableOrders } from '../../../table/orders.ts';

/** Several things may happen at once, and only what comes of all of them matters. */
const PAUSE = 300;

/** The orders that stand, looked at again whenever something has happened; nothing where nobody plans. */
export const useStanding = (orders: TableOrders | undefined, seq: number) => {
  const [standing, setStanding] = useState<StandingOrders>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each line they may be others.
  useEffect(() => {
    if (orders === undefined) return setStanding(undefined);
    let isHere = true;
    const timer = setTimeout(() => void orders.look().then((told) => isHere && told.ok && setStanding(told.value)), PAUSE);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [orders, seq]);
  return { standing, setStanding };
};
