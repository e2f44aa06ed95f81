import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { misfits } from './geometry.ts';
import { untilAsked } from './playing.ts';
import { address } from './service.ts';

/** Pages other than tables, each with a layout of its own. */
const PAGES = [
  '/',
  '/new/olympus',
  '/new/swordcrafters?against=link',
  '/match/new?game=olympus&against=link',
  '/settings',
  '/gallery/medusa',
  '/numbers',
  '/rules/battlefields',
  '/replays',
  '/watch',
] as const;

test('in every window everything on a page is within reach and no text is cut off', async () => {
  const { page, errors } = await visit(`${address}/`);
  const faults: string[] = [];
  for (const path of PAGES) {
    await page.goto(`${address}${path}`);
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' }).first().waitFor();
    faults.push(...(await misfits(page, `page ${path}`)));
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});

/** The smallest window that is supported, and a laptop's at 200%. */
const SMALLEST = [
  { width: 320, height: 360 },
  { width: 683, height: 325 },
];
const TABLES = ['olympus', 'battlefields', 'swordcrafters', 'contracts'].map((game) => `/play/new?game=${game}&against=easy`);

test('in the smallest windows, every page and table scrolls down and never sideways', async () => {
  const { page, errors } = await visit(`${address}/`);
  const faults: string[] = [];
  for (const path of [...TABLES, ...PAGES]) {
    await page.goto(`${address}${path}`);
    if (TABLES.includes(path)) await untilAsked(page);
    else await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' }).first().waitFor();
    for (const window of SMALLEST) {
      await page.setViewportSize(window);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (wide > 0) faults.push(`${path}: ${wide} px wider than ${window.width}`);
    }
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});
