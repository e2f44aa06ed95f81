import type { Result } from '@swordtable/kernel';
import { operatorRoutes } from '@swordtable/server/api/operator-routes';
import type { Operator } from '../operator.ts';
import type { Request } from './requests.ts';

/** The key of those who run the simulated server. */
export const OPERATOR_KEY = 'operator-of-the-simulated-server';

/** Asks as an operator does. */
export const wiredOperator = (ask: <Value>(request: Request) => Promise<Result<Value>>): Operator => ({
  ban: (who) => ask({ route: operatorRoutes.imposeSanction, params: { who }, body: { what: 'banned' } }),
  lift: (who) => ask({ route: operatorRoutes.liftSanction, params: { who } }),
  maintain: (note) => ask({ route: operatorRoutes.setMaintenance, body: { note } }),
  end: (match) => ask({ route: operatorRoutes.endMatch, params: { match }, body: {} }),
});
