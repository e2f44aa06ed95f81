import { GAMES } from '@swordtable/games';
import { startService } from '@swordtable/server/testing/service';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindsAt } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { answerOnce, click, untilAsked } from './playing.ts';
import { SITE } from './site.ts';

const { address } = await startService({ games: GAMES, worker: 'worker', site: SITE });

/** Every screen that has an address of its own, by the name of its picture. */
const SCREENS: readonly (readonly [name: string, path: string])[] = [
  ['first-page', '/'],
  ['set-up', '/new/olympus'],
  ['set-up-by-link', '/new/asgard?against=link'],
  ['sit-down', '/match/new?game=olympus&against=link'],
  ['gallery', '/gallery'],
  ['hero', '/gallery/medusa'],
  ['terrain', '/gallery/yggdrasil'],
  ['numbers', '/numbers'],
  ['replays', '/replays'],
  ['watch', '/watch'],
  ['rules', '/rules/olympus'],
  ['learn', '/learn/olympus'],
  ['credits', '/credits'],
  ['nowhere', '/match/abcdefghjk2345'],
];

/** What is wrong with the page as it stands: what hangs over its edge, and what axe finds. */
const faultsOf = async (page: Page, name: string, size: string, colorScheme: string): Promise<readonly string[]> => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const found = await axeFindsAt(page, size, colorScheme);
  return [...found, ...(wide > 0 ? [`${wide} px wider than the window`] : [])].map((fault) => `${name}: ${fault}`);
};

/** Looks at the page in the dark and in the light: a picture of each, and what is wrong. */
const look = async (page: Page, name: string, size: string): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`[data-theme="${colorScheme}"]`).waitFor();
    await picture(page, `${name}-${size}-${colorScheme}`);
    faults.push(...(await faultsOf(page, name, size, colorScheme)));
  }
  return faults;
};

test.each(Object.entries(SIZES))('at the size of a %s nothing is wrong with any screen, dark or light', async (size, viewport) => {
  const { page, errors } = await visit(address, { viewport });
  const faults: string[] = [];
  for (const [name, path] of SCREENS) {
    await page.goto(`${address}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // What is loaded when it is needed is there as well.
    await page.waitForLoadState('networkidle');
    faults.push(...(await look(page, name, size)));
  }
  expect(faults).toEqual([]);
  // A match that does not exist is refused with a status that browsers write down; that is no fault of the page.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  await page.context().close();
});

test.each(Object.entries(SIZES))('at the size of a %s nothing is wrong with the table, dark or light', async (size, viewport) => {
  const { page, errors } = await visit(`${address}/play/new?game=olympus&against=easy`, { viewport });
  await untilAsked(page);
  const faults = [...(await look(page, 'olympus-draft', size))];
  for (let answers = 0; answers < 12; answers++) {
    await answerOnce(page, click);
    await untilAsked(page);
  }
  faults.push(...(await look(page, 'olympus-table', size)));
  const open = page.locator('.cell.open.live');
  while ((await open.count()) === 0) {
    await answerOnce(page, click);
    await untilAsked(page);
  }
  // With several in hand, one of them is taken up first; the last that is left is taken up already.
  if ((await page.locator('.mine .cover[aria-pressed="true"]').count()) === 0) await page.locator('.mine .cover.live').first().click();
  await open.first().hover();
  await page.locator('.ghost').waitFor();
  faults.push(...(await look(page, 'olympus-preview', size)));
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});
