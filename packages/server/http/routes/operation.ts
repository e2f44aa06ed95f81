import { routes } from '../../api/routes.ts';
import { endpoint } from '../endpoint.ts';
import type { App, AppParts } from '../parts.ts';
import { refuseWith } from '../refusals.ts';

/** For whoever runs the server. None of it tells anything about a match. */
export const operationRoutes = (app: App, { storage, registry, metrics, ready }: AppParts): void => {
  const config = { rateLimit: false } as const;
  const about = (summary: string) => ({ summary, tags: ['operation'] });

  app.route({
    ...endpoint(routes.alive, about('Whether the process lives')),
    config,
    handler: async () => ({ alive: true }) as const,
  });

  app.route({
    ...endpoint(routes.ready, about('Whether it can serve: the store is there, and it is not being stopped')),
    config,
    handler: async () => {
      if (!ready()) return refuseWith('shutting-down', 'This process is being stopped.');
      await storage.check();
      return { ready: true } as const;
    },
  });

  app.route({
    ...endpoint(routes.metrics, about('Figures in the text format of Prometheus')),
    config,
    handler: async (_, reply) => {
      metrics.tablesInMemory(registry.matches.size);
      void reply.header('content-type', metrics.contentType);
      return reply.serializer((text: unknown) => String(text)).send(await metrics.text());
    },
  });
};
