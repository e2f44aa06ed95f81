import { routes } from '@swordtable/server/api/routes';
import type { TableOrders } from '../orders.ts';
import { askService, type Reach } from './http.ts';

/** The standing orders of a seat in a match on the server. */
export const remoteOrders = (reach: Reach, match: string, seat: number): TableOrders => {
  const params = { match, seat };
  return {
    look: () => askService(reach, routes.orders, { params }),
    put: (mark, orders) => askService(reach, routes.putOrders, { params, body: { mark, orders } }),
    withdraw: () => askService(reach, routes.withdrawOrders, { params }),
    plan: (answers) => askService(reach, routes.plan, { params, body: { answers } }),
  };
};
