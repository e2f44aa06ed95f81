import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterFile } from '@swordtable/server/testing/after-file';
import { build, type PreviewServer, preview } from 'vite';
import { expect, test, vi } from 'vitest';
import { gallerySections } from '../games/index.ts';
import { visit } from './browser.ts';

// Here the pieces are counted, not drawn.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'swordtable-dev-'));
afterFile(async () => rmSync(outDir, { recursive: true, force: true }));

/** The pages as the development server has them, but in few files: a browser takes long to load a thousand. */
const built = async (): Promise<PreviewServer> => {
  const [configFile, pages] = [`${root}vite.config.ts`, ['index', 'board'].map((name) => `${root}dev/${name}.html`)];
  await build({ root, configFile, logLevel: 'error', build: { outDir, minify: false, rolldownOptions: { input: pages } } });
  const server = await preview({ root, configFile, build: { outDir }, preview: { port: 0 } });
  afterFile(() => server.close());
  return server;
};

test('the development page shows every piece and every slip, and boards in the middle of a game', { tags: ['long'] }, async () => {
  const server = await built();
  const { page, errors } = await visit(`${server.resolvedUrls?.local[0]}dev/`);
  await page.getByRole('heading', { name: 'Why?', exact: true }).waitFor();
  const sections = await Promise.all(gallerySections().map(async (section) => (await section())('en')));
  const shown = await page.locator('[data-piece]').evaluateAll((all) => all.map((each) => each.getAttribute('data-piece')));
  expect(shown.toSorted()).toEqual(sections.flatMap(({ pieces }) => pieces.map(({ id }) => id)).toSorted());
  expect(await page.getByText('Chimera beats Hercules, 6 to 5').count()).toBe(1);

  const olympus = page.locator('#olympus');
  await olympus.getByRole('button', { name: 'After 52 answers' }).click();
  await olympus.locator('iframe').contentFrame().getByText('Round 2').first().waitFor();
  expect(errors).toEqual([]);
});
