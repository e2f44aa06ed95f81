import { useEffect, useState } from 'react';
import type { StandingOrders, TableOrders } from '../../../client/orders.ts';

/** Several things may happen in quick succession, and only the final state matters. */
const PAUSE = 300;

/**
 * The standing orders, requested again after each change; undefined where no one plans. A player with a decision and no orders requests
 * nothing, and so costs the server no more than their answers.
 */
export const useStandingOrders = (orders: TableOrders | undefined, seq: number, isAsked: boolean) => {
  const [standing, setStanding] = useState<StandingOrders>();
  const isIdle = isAsked && (standing?.orders.length ?? 0) === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they may change with each line.
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
