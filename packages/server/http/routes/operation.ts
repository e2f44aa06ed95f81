import type { App, AppParts } from '../parts.ts';
import { refuseWith } from '../refusals.ts';
import { refusals } from '../replies.ts';

/** For whoever runs the server. None of it tells anything about a match. */
export const operationRoutes = (app: App, { storage, hall, metrics, ready }: AppParts): void => {
  const free = { rateLimit: false } as const;
  const schema = (summary: string) => ({ summary, tags: ['operation'], response: { ...refusals } });

  app.get('/healthz', { config: free, schema: schema('Whether the process lives') }, async () => ({ alive: true }));

  app.get(
    '/readyz',
    { config: free, schema: schema('Whether it can serve: the store is there, and it is not being stopped') },
    async () => {
      if (!ready()) return refuseWith('shutting-down', 'This process is being stopped.');
      await storage.check();
      return { ready: true };
    },
  );

  app.get('/metrics', { config: free, schema: schema('Figures in the text format of Prometheus') }, async (_, reply) => {
    metrics.tablesInMemory(hall.tables.size);
    void reply.header('content-type', metrics.contentType);
    return reply.serializer((text: unknown) => String(text)).send(await metrics.text());
  });
};
