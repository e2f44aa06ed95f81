import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { gallerySections } from '../games/index.ts';
import { visit } from './browser.ts';

// Here the pieces are counted, not drawn.
vi.mock('virtual:icons/emblem', () => ({ default: {} }));

const root = fileURLToPath(new URL('..', import.meta.url));
// A cache of its own: a development server may be running at the same time.
const cacheDir = fileURLToPath(new URL('../../../node_modules/.vite-dev-page', import.meta.url));
const server = await createServer({
  root,
  configFile: `${root}vite.config.ts`,
  cacheDir,
  logLevel: 'error',
  server: { port: 0, ws: false },
});
afterAll(() => server.close());

test('the development page shows every piece and every slip, and boards in the middle of a game', async () => {
  await server.listen();
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
