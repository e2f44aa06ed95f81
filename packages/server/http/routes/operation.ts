import { routes } from '../../api/routes.ts';
import { endpoint } from '../endpoint.ts';
import type { App, AppParts } from '../parts.ts';
import { refuseWith } from '../refusals.ts';

/** For running the server. None of it says anything about a match. */
export const operationRoutes = (app: App, { storage, registry, metrics, ready }: AppParts): void => {
  const config = { rateLimit: false } as const;
  const about = (summary: string) => ({ summary, tags: ['operation'] });

  app.route({
    ...endpoint(routes.alive, about('Whether the process is alive')),
    config,
    handler: async () => ({ alive: true }) as const,
  });

  app.route({
    ...endpoint(routes.ready, about('Whether it can serve: the store is available, and it isn’t stopping')),
    config,
    handler: async () => {
      if (!ready()) return refuseWith('shutting-down', 'This process is stopping.');
      await storage.check();
      return { ready: true } as const;
    },
  });

  app.route({
    ...endpoint(routes.metrics, about('Metrics in Prometheus’s text format')),
    config,
    handler: async (_, reply) => {
      metrics.tablesInMemory(registry.matches.size);
      void reply.header('content-type', metrics.contentType);
      return reply.serializer((text: unknown) => String(text)).send(await metrics.text());
    },
  });
};
