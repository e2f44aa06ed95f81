import type { FastifyRequest } from 'fastify';
import { operatorRoutes } from '../../api/operator-routes.ts';
import type { ReportCard, Sanctioned } from '../../api/operators.ts';
import type { KeyHash } from '../../match/entry.ts';
import type { Kept } from '../../people/kind.ts';
import type { Party, Report } from '../../people/reports.ts';
import type { Sanction } from '../../people/sanctions.ts';
import { endpoint } from '../endpoint.ts';
import { needOperator } from '../operator.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';
import { cardOf } from './people.ts';

const DAY = 24 * 60 * 60_000;
const PAGE = 50;

const partyOf = ({ seat, name, key, player }: Party) => ({ seat, name, who: player ?? key, guest: player === undefined });
const reportOf = ({ id, value }: Pick<Kept<Report>, 'id' | 'value'>): ReportCard => ({
  ...value,
  ...{ report: id, by: partyOf(value.by), about: partyOf(value.about) },
});
const sanctionedOf = (key: KeyHash, { player, ...sanction }: Sanction): Sanctioned => ({ ...sanction, who: player ?? key });

const isKeyHash = (who: string): boolean => /^[0-9a-f]{64}$/.test(who);

/** What those who run the server do about players. */
export const operatorRoutesOf = (app: App, { people, config: { operatorKey }, now }: AppParts): void => {
  const { players, reports, sanctions, maintenance } = people;
  const about = (summary: string, description = 'Needs the OPERATOR_KEY of the server’s settings.') => ({
    ...{ summary, description, tags: ['operation'] },
  });
  const needsOperator = { preHandler: async (request: FastifyRequest) => needOperator(request, operatorKey) };

  /** A player, by id, or a guest, by the hash of their key. */
  const someone = async (who: string): Promise<{ readonly key: KeyHash; readonly player?: string; readonly name?: string }> => {
    if (isKeyHash(who)) return { key: who };
    const known = (await players.byId(who)) ?? refuseWith('unknown-player', 'There is no such player.');
    return { key: known.value.key, player: known.id, name: known.value.name };
  };

  app.route({
    ...endpoint(operatorRoutes.maintenance, about('Whether the server is being worked on', 'If it is, nothing new can begin.')),
    handler: () => maintenance.state(),
  });

  app.route({
    ...endpoint(operatorRoutes.setMaintenance, about('Begin or end maintenance')),
    ...needsOperator,
    handler: async (request) => {
      orRefuse(await maintenance.set(request.body.note));
      return maintenance.state();
    },
  });

  app.route({
    ...endpoint(operatorRoutes.listReports, about('Reports of players')),
    ...needsOperator,
    handler: async ({ query: { state, before } }) => {
      const page = await reports.list(state, before);
      return { reports: page.map(reportOf), next: page.length < PAGE ? null : (page.at(-1)?.value.at ?? null) };
    },
  });

  app.route({
    ...endpoint(operatorRoutes.closeReport, about('Close a report')),
    ...needsOperator,
    handler: async ({ params: { report: id }, body: { note } }) => reportOf({ id, value: orRefuse(await reports.close(id, note)) }),
  });

  app.route({
    ...endpoint(operatorRoutes.findPlayer, about('Find a player by name')),
    ...needsOperator,
    handler: async ({ query: { name } }) => {
      const known = await players.byName(name);
      const sanction = known === undefined ? undefined : await sanctions.of(known.value.key);
      return {
        player: known === undefined ? null : cardOf(known),
        sanction: known === undefined || sanction === undefined ? null : sanctionedOf(known.value.key, sanction),
      };
    },
  });

  app.route({
    ...endpoint(operatorRoutes.renamePlayer, about('Change a player’s name')),
    ...needsOperator,
    handler: async ({ params: { player }, body: { name } }) => {
      const known = (await players.byId(player)) ?? refuseWith('unknown-player', 'There is no such player.');
      return cardOf(orRefuse(await players.save(known.value.key, { name, emblem: known.value.emblem })));
    },
  });

  app.route({
    ...endpoint(operatorRoutes.listSanctions, about('Who is silenced or banned')),
    ...needsOperator,
    handler: async () => ({ sanctions: (await sanctions.list()).map(({ id, value }) => sanctionedOf(id, value)) }),
  });

  app.route({
    ...endpoint(operatorRoutes.imposeSanction, about('Silence or ban someone')),
    ...needsOperator,
    handler: async ({ params: { who }, body: { what, days, why, name } }) => {
      const { key, ...known } = await someone(who);
      const until = days === null ? null : now() + days * DAY;
      return sanctionedOf(key, orRefuse(await sanctions.impose(key, { name, ...known, what, until, why })));
    },
  });

  app.route({
    ...endpoint(operatorRoutes.liftSanction, about('Lift it')),
    ...needsOperator,
    handler: async ({ params: { who } }) => {
      orRefuse(await sanctions.lift((await someone(who)).key));
      return { lifted: true } as const;
    },
  });
};
