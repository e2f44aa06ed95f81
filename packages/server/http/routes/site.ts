import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../parts.ts';

/** The addresses of the site's pages; any other that isn't a file doesn't exist. */
export const PAGES = [
  '/',
  '/new/*',
  '/play/*',
  '/match/*',
  '/replay/*',
  '/replays',
  '/reviews',
  '/analysis',
  '/analysis/*',
  '/gallery',
  '/gallery/*',
  '/learn',
  '/learn/*',
  '/puzzles',
  '/puzzles/*',
  '/tournaments',
  '/tournaments/*',
  '/rules/*',
  '/opponent',
  '/watch',
  '/numbers',
  '/players',
  '/players/*',
  '/me',
  '/settings',
  '/credits',
  '/operator',
];

/** The site's page as it is in the folder now: an update may arrive while the server runs. */
const pageIn = (folder: string): (() => string) => {
  const path = join(folder, 'index.html');
  let known = { changed: statSync(path).mtimeMs, text: readFileSync(path, 'utf8') };
  return () => {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    // During an update it may be missing briefly.
    if (changed !== undefined && changed !== known.changed) known = { changed, text: readFileSync(path, 'utf8') };
    return known.text;
  };
};

/** Sends the page to a browser. */
type ShowPage = (reply: FastifyReply) => FastifyReply;

export const showPageIn = (folder: string): ShowPage => {
  const page = pageIn(folder);
  return (reply) => {
    void reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-cache');
    return reply.serializer((text: unknown) => String(text)).send(page());
  };
};

/** Whether a person will see the response: then the page itself says what isn't there. */
export const isForPeople = ({ method, url, headers: { accept = '' } }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean =>
  method === 'GET' && accept.includes('text/html') && !/^\/api(\/|\?|$)/.test(url);

/**
 * The site's files, as they are in the folder now. Those with a hash in their name never change; the page itself is requested each time.
 */
export const siteRoutes = async (app: App, folder: string, show: ShowPage): Promise<void> => {
  const free = { rateLimit: false } as const;
  await app.register(files, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const path of PAGES) app.get(path, { config: free, schema: { hide: true } }, (_, reply) => show(reply));
};
