import type { TableOrders } from '../orders.ts';
import { askService, type Reach } from './http.ts';

/** The standing orders of a seat of a match that a service holds. */
export const remoteOrders = (reach: Reach, seat: string): TableOrders => {
  const path = `${seat}/orders`;
  return {
    look: () => askService(reach, 'GET', path),
    put: (mark, orders) => askService(reach, 'PUT', path, { mark, orders }),
    withdraw: () => askService(reach, 'DELETE', path),
    plan: (answers) => askService(reach, 'POST', `${path}/plan`, { answers }),
  };
};
