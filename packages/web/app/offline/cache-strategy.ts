/** How the worker answers a request: from what it keeps, from the network first, or not at all, which leaves it to the browser. */
export type CacheStrategy = 'kept' | 'page' | 'alone';

interface FetchedRequest {
  readonly method: string;
  readonly url: string;
  /** What a browser calls it when somebody goes to an address. */
  readonly mode: string;
}

/** Addresses that the service answers itself: an interface and its figures, never pages of the table. */
const SERVICE = /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/;

/**
 * Files that are kept never change under their name, so they are taken from there. Pages are asked for each time, and the one that is kept
 * steps in when nobody answers. What belongs to the service, or to somebody else, is none of our business.
 */
export const strategyFor = ({ method, url, mode }: FetchedRequest, origin: string, files: ReadonlySet<string>): CacheStrategy => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || SERVICE.test(pathname)) return 'alone';
  if (mode === 'navigate') return 'page';
  // Files of the version before may still be wanted by a page that was open when this one came.
  return files.has(pathname) || pathname.startsWith('/assets/') ? 'kept' : 'alone';
};

const PREFIX = 'swordtable-';
export const cacheNamed = (version: string): string => `${PREFIX}${version}`;

/**
 * The caches that nobody needs any more, of all there are, oldest first. The one before ours stays: a page of that version may still be
 * open in another window, and would find no part of itself that it has not loaded yet.
 */
export const outdated = (names: readonly string[], version: string): readonly string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== cacheNamed(version)).slice(0, -1);
