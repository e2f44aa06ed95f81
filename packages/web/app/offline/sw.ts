import { files, version } from 'virtual:offline';
import { cacheNamed, outdated, strategyFor } from './cache-strategy.ts';
import type { WorkerScope } from './scope.ts';
import type { WorkerMessage, WorkerReply } from './worker-messages.ts';

// The file that browsers keep running beside the pages. It has the whole site at hand, so that every game can be played without a
// connection once the site was opened. It never answers for the service.
declare const self: WorkerScope;
const known: ReadonlySet<string> = new Set(files);
const PAGE = '/';
/** A page that is so slow to come is better taken from here. */
const PATIENCE = 4_000;

/** A file that some version before has is not fetched again: its name says what is in it. */
const fetched = async (file: string): Promise<Response> => {
  const before = file.startsWith('/assets/') ? await caches.match(file) : undefined;
  if (before !== undefined) return before;
  const response = await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
  return response;
};

/** All or nothing: half a site is no site. One after the other, so that a page which loads at the same time is not held up. */
const keepAll = async (): Promise<void> => {
  const cache = await caches.open(cacheNamed(version));
  for (const file of files) await cache.put(file, await fetched(file));
};

const tidy = async (): Promise<void> => {
  for (const name of outdated(await caches.keys(), version)) await caches.delete(name);
};

const keptPage = async (): Promise<Response | undefined> => (await caches.open(cacheNamed(version))).match(PAGE);

const tired = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, PATIENCE));

/** The page from the network; the one that is kept when nobody answers, nobody can, or it takes too long. */
const page = async (request: Request): Promise<Response> => {
  const asked = fetch(request).catch(() => undefined);
  const came = await Promise.race([asked, tired()]);
  if (came !== undefined && came.status < 500) return came;
  return (await keptPage()) ?? (await asked) ?? Response.error();
};

const kept = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const own = await (await caches.open(cacheNamed(version))).match(pathname);
  return own ?? (await caches.match(pathname)) ?? fetch(request);
};

const open = async (href: string): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === href);
  await (there === undefined ? self.clients.openWindow(href) : there.focus());
};

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin, known);
  if (strategy !== 'alone') event.respondWith(strategy === 'page' ? page(event.request) : kept(event.request));
});

self.addEventListener('message', ({ data, ports: [port] }) => {
  const { entry, takeOver } = data as WorkerMessage;
  const same = known.has(entry);
  // A page that is of this version already loses nothing; any other is asked first, and then says so.
  if (same || takeOver) void self.skipWaiting();
  port?.postMessage({ same } satisfies WorkerReply);
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  // Only addresses of this site are ever put there.
  const href: unknown = notification.data;
  if (typeof href === 'string' && href.startsWith('/')) event.waitUntil(open(href));
});
