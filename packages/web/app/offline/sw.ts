import { files, version } from 'virtual:offline';
import { cacheNamed, outdated, strategyFor } from './cache-strategy.ts';
import { readPush } from './push-notice.ts';
import type { WorkerScope } from './scope.ts';
import type { WorkerMessage, WorkerReply } from './worker-messages.ts';

// The service worker. It caches the whole site, so that every game can be played offline once the site has been opened. It never
// answers for the server's API.
declare const self: WorkerScope;
const known: ReadonlySet<string> = new Set(files);
const PAGE = '/';
/** If the network takes longer than this, in milliseconds, the cached page is used. */
const PATIENCE = 4_000;

/** A file in an earlier version's cache isn't fetched again: its name contains a hash of its contents. */
const fetched = async (file: string): Promise<Response> => {
  const before = file.startsWith('/assets/') ? await caches.match(file) : undefined;
  if (before !== undefined) return before;
  const response = await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
  return response;
};

/** All or nothing: half a site is useless. One after another, so that a page loading at the same time isn't slowed down. */
const keepAll = async (): Promise<void> => {
  const cache = await caches.open(cacheNamed(version));
  for (const file of files) await cache.put(file, await fetched(file));
};

const tidy = async (): Promise<void> => {
  for (const name of outdated(await caches.keys(), version)) await caches.delete(name);
};

const keptPage = async (): Promise<Response | undefined> => (await caches.open(cacheNamed(version))).match(PAGE);

const tired = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, PATIENCE));

/** The page from the network, or the cached one if the network fails or is slow. */
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

/** Shows what the server sent, unless the visitor is looking at it. */
const tell = async (data: unknown): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = windows.filter(({ visibilityState }) => visibilityState === 'visible').map(({ url }) => new URL(url).pathname);
  const notice = readPush(data, seen);
  if (notice !== undefined) await self.registration.showNotification(notice.title, notice.options);
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
  // A page of this version loses nothing; any other decides for itself when to update.
  if (same || takeOver) void self.skipWaiting();
  port?.postMessage({ same } satisfies WorkerReply);
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  // Only addresses of this site are ever stored there.
  const href: unknown = notification.data;
  if (typeof href === 'string' && href.startsWith('/')) event.waitUntil(open(href));
});

self.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json())));
