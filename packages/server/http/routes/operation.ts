import { operatorRoutes } from '../../api/operator-routes.ts';
import { programRoutes } from '../../api/program-routes.ts';
import { endpoint } from '../endpoint.ts';
import { needOperator } from '../operator.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';

/** For running the server. None of it says anything about a match. */
export const operationRoutes = (app: App, { storage, registry, ready, config: { operatorKey } }: AppParts): void => {
  const config = { rateLimit: false } as const;
  const about = (summary: string) => ({ summary, tags: ['operation'] });

  app.route({
    ...endpoint(programRoutes.alive, about('Whether the process is alive')),
    config,
    handler: async () => ({ alive: true }) as const,
  });

  app.route({
    ...endpoint(programRoutes.ready, about('Whether it can serve: the store is available, and it isn’t stopping')),
    config,
    handler: async () => {
      if (!ready()) return refuseWith('shutting-down', 'This process is stopping.');
      await storage.check();
      return { ready: true } as const;
    },
  });

  app.route({
    ...endpoint(operatorRoutes.endMatch, {
      ...about('End any match'),
      description: 'For those who run the server: send "Authorization: Bearer" with the OPERATOR_KEY of its settings.',
    }),
    handler: async (request) => {
      needOperator(request, operatorKey);
      const { seq, again } = orRefuse(await registry.perform(request.params.match, { do: 'end' }));
      return { seq, again };
    },
  });
};
