import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The pages as `npm run build` has made them; another build can be named to try it. */
export const SITE = process.env['SITE'] ?? fileURLToPath(new URL('../dist', import.meta.url));

export interface SiteCopy {
  readonly folder: string;
  /** Changes the script of the service worker, which makes a new version of the site. */
  readonly changeWorker: (change: (script: string) => string) => void;
  readonly remove: () => void;
}

/** A copy of the site whose service worker can be changed. */
export const copySite = (): SiteCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  // Without compressed copies, which would have to be made again as well.
  cpSync(SITE, folder, { recursive: true, filter: (path) => !/\.(gz|br)$/.test(path) });
  const worker = join(folder, 'sw.js');
  return {
    folder,
    changeWorker: (change) => writeFileSync(worker, change(readFileSync(worker, 'utf8'))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/**
 * A copy of which browsers cache only the first page and what it names, for tests of what else a service worker does: caching everything
 * takes long.
 */
export const lightSite = (): SiteCopy => {
  const site = copySite();
  const page = readFileSync(join(site.folder, 'index.html'), 'utf8');
  site.changeWorker((script) =>
    script.replace(/`(\/,\/assets[^`]*)`/, (_, files: string) => {
      const named = files.split(',').filter((file) => page.includes(file));
      return `\`${named.join(',')}\``;
    }),
  );
  return site;
};
