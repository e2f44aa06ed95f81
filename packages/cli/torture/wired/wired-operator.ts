import { accept, type Result } from '@swordtable/kernel';
import { operatorRoutes } from '@swordtable/server/api/operator-routes';
import type { Operator } from '../operator.ts';
import type { Request } from './requests.ts';

/** The key of those who run the simulated server. */
export const OPERATOR_KEY = 'operator-of-the-simulated-server';

interface ReportList {
  readonly reports: readonly { readonly report: string }[];
}

/** Asks as an operator does. */
export const wiredOperator = (ask: <Value>(request: Request) => Promise<Result<Value>>): Operator => ({
  ban: (who) => ask({ route: operatorRoutes.imposeSanction, params: { who }, body: { what: 'banned' } }),
  lift: (who) => ask({ route: operatorRoutes.liftSanction, params: { who } }),
  maintain: (note) => ask({ route: operatorRoutes.setMaintenance, body: { note } }),
  silence: (who) => ask({ route: operatorRoutes.imposeSanction, params: { who }, body: { what: 'silenced' } }),
  rename: (player, name) => ask({ route: operatorRoutes.renamePlayer, params: { player }, body: { name } }),
  openReports: async () => {
    const listed = await ask<ReportList>({ route: operatorRoutes.listReports });
    return listed.ok ? accept(listed.value.reports.map(({ report }) => report)) : listed;
  },
  close: (report, note) => ask({ route: operatorRoutes.closeReport, params: { report }, body: { note } }),
  end: (match) => ask({ route: operatorRoutes.endMatch, params: { match }, body: {} }),
});
