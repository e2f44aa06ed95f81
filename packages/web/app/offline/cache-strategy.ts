/** How the worker answers a request: from the cache, from the network first, or not at all, which leaves it to the browser. */
export type CacheStrategy = 'kept' | 'page' | 'alone';

interface FetchedRequest {
  readonly method: string;
  readonly url: string;
  /** The browser's request mode for visiting an address. */
  readonly mode: string;
}

/** Addresses that the server answers: its API and metrics, never pages. */
const SERVICE = /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/;

/**
 * Cached files never change under their name, so the cache answers for them. Pages are requested each time, with the cached one as a
 * fallback. The server's API and other sites are left alone.
 */
export const strategyFor = ({ method, url, mode }: FetchedRequest, origin: string, files: ReadonlySet<string>): CacheStrategy => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || SERVICE.test(pathname)) return 'alone';
  if (mode === 'navigate') return 'page';
  // A page that was open before this version may still need the previous version's files.
  return files.has(pathname) || pathname.startsWith('/assets/') ? 'kept' : 'alone';
};

const PREFIX = 'swordtable-';
export const cacheNamed = (version: string): string => `${PREFIX}${version}`;

/**
 * The caches that are no longer needed, given all of them, oldest first. The one before ours stays: a page of that version may be open in
 * another window, with parts still to load.
 */
export const outdated = (names: readonly string[], version: string): readonly string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== cacheNamed(version)).slice(0, -1);
