import { awayRoutes } from '../../api/away-routes.ts';
import { VACATION_DAYS } from '../../api/vacation.ts';
import { endpoint } from '../endpoint.ts';
import { keyOf, needKey } from '../identity.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse } from '../refusals.ts';

export const vacationRoutes = (app: App, { vacations }: AppParts): void => {
  app.route({
    ...endpoint(awayRoutes.vacation, { summary: 'Your vacation, and the days you have left', tags: ['people'] }),
    handler: async (request) => vacations.of(keyOf(request) ?? ''),
  });

  app.route({
    ...endpoint(awayRoutes.startVacation, {
      summary: 'Take a vacation',
      description:
        'In matches with a clock of a day or more, your clock stands still until you’re back. Without a clock, the others wait as long before they ' +
        `can agree on a bot. You have ${VACATION_DAYS} days within a year, and each day that has begun counts. You can still play.`,
      tags: ['people'],
    }),
    handler: async (request) => orRefuse(await vacations.start(needKey(request), request.body.days)),
  });

  app.route({
    ...endpoint(awayRoutes.endVacation, { summary: 'Come back early', tags: ['people'] }),
    handler: async (request) => orRefuse(await vacations.stop(needKey(request))),
  });
};
