import type { Call } from '@swordtable/server/api/call';
import { operatorRoutes } from '@swordtable/server/api/operator-routes';
import { askService } from './http.ts';

export type Sanctioning = Call<typeof operatorRoutes.imposeSanction>['body'];

/** What those who run the server can do, with their key. */
export const operatorWith = (key: string) => {
  const reach = { base: '', headers: { authorization: `Bearer ${key}` } };
  return {
    reports: (state: 'open' | 'closed', before?: number) =>
      askService(reach, operatorRoutes.listReports, { query: { state, ...(before === undefined ? {} : { before }) } }),
    close: (report: string, note: string) => askService(reach, operatorRoutes.closeReport, { params: { report }, body: { note } }),
    find: (name: string) => askService(reach, operatorRoutes.findPlayer, { query: { name } }),
    rename: (player: string, name: string) => askService(reach, operatorRoutes.renamePlayer, { params: { player }, body: { name } }),
    sanctions: () => askService(reach, operatorRoutes.listSanctions, {}),
    impose: (who: string, body: Sanctioning) => askService(reach, operatorRoutes.imposeSanction, { params: { who }, body }),
    lift: (who: string) => askService(reach, operatorRoutes.liftSanction, { params: { who } }),
    end: (match: string) => askService(reach, operatorRoutes.endMatch, { params: { match } }),
    maintenance: () => askService(reach, operatorRoutes.maintenance, {}),
    setMaintenance: (note: string | null) => askService(reach, operatorRoutes.setMaintenance, { body: { note } }),
  };
};
export type Operator = ReturnType<typeof operatorWith>;
