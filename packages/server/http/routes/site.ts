import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { App } from '../parts.ts';

/** Where the table in the browser has pages of its own; everything else that is no file is not there. */
const PAGES = [
  '/',
  '/new/*',
  '/play/*',
  '/match/*',
  '/replay/*',
  '/replays',
  '/gallery',
  '/gallery/*',
  '/learn',
  '/learn/*',
  '/rules/*',
  '/watch',
  '/numbers',
  '/credits',
];

/** The files of the table in the browser. Those with a fingerprint in their name never change; the page itself is asked for each time. */
export const siteRoutes = async (app: App, folder: string): Promise<void> => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const free = { rateLimit: false } as const;
  await app.register(files, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.gz', '**/*.br'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const show = (_: unknown, reply: FastifyReply): FastifyReply => {
    void reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache');
    return reply.serializer((text: unknown) => String(text)).send(page);
  };
  for (const path of PAGES) app.get(path, { config: free, schema: { hide: true } }, show);
};
