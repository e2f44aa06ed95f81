import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { misfits, WHERE } from './geometry.ts';
import { go } from './going.ts';
import { READER } from './language.ts';
import { longIf } from './long.ts';
import { untilAsked } from './playing.ts';
import { address } from './service.ts';

/** Pages other than tables, each with a layout of its own. */
const PAGES = ['/', '/new/olympus', '/me', '/analysis'];
const MORE_PAGES = [
  '/numbers',
  '/opponent',
  '/new/swordcrafters?against=link',
  '/match/new?game=olympus&against=link',
  '/settings',
  '/gallery/medusa',
  '/rules/battlefields',
  '/replays',
  '/watch',
];

/** The smallest window that is supported, and a laptop's at 200%. */
const SMALLEST = [
  { width: 320, height: 360 },
  { width: 683, height: 325 },
];

/** In the smallest windows, everything scrolls down and never sideways. */
const tooWide = async (page: Page, path: string): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const window of SMALLEST) {
    await page.setViewportSize(window);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) faults.push(`${path}: ${wide} px wider than ${window.width}`);
  }
  return faults;
};

for (const pages of [PAGES, MORE_PAGES])
  test(
    `${WHERE} everything is within reach and no text is cut off; in the smallest, nothing scrolls sideways: ${pages.join(' ')}`,
    longIf(pages === MORE_PAGES),
    async () => {
      const { page, errors } = await visit(`${address}/`, READER);
      const faults: string[] = [];
      for (const path of pages) {
        await page.goto(`${address}${path}`);
        await page
          .getByRole('heading', { level: 1 })
          .filter({ hasNotText: /Loading|Lädt/ })
          .first()
          .waitFor();
        faults.push(...(await misfits(page, `page ${path}`)), ...(await tooWide(page, path)));
      }
      expect(faults).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

test('in the smallest windows, no table scrolls sideways', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/`, READER);
  const faults: string[] = [];
  for (const game of ['olympus', 'battlefields', 'swordcrafters', 'contracts']) {
    await go(page, `/play/new?game=${game}&against=easy`);
    await untilAsked(page);
    faults.push(...(await tooWide(page, game)));
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});
