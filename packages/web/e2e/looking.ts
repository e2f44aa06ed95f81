import type { Page } from 'playwright-core';
import { axeFindsAt } from './axe.ts';
import { picture, SIZES, settled } from './browser.ts';

/** What is wrong with the page now: what overflows its edge, and axe's findings. */
const faultsOf = async (page: Page, name: string, size: string, colorScheme: string): Promise<readonly string[]> => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const found = await axeFindsAt(page, name, size, colorScheme);
  return [...found, ...(wide > 0 ? [`${wide} px wider than the window`] : [])].map((fault) => `${name}: ${fault}`);
};

/** Both layouts and both themes, but not every combination: `npm run pictures` checks those. */
const SHORT = ['desktop dark', 'phone light'];
const isLookedAt = (size: string, colorScheme: string): boolean =>
  process.env['PICTURES'] === 'all' || SHORT.includes(`${size} ${colorScheme}`);

/** Checks the page at every size, light and dark: a picture of each, and what is wrong. */
export const look = async (page: Page, name: string): Promise<readonly string[]> => {
  const faults: string[] = [];
  const before = page.viewportSize();
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      if (!isLookedAt(size, colorScheme)) continue;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.locator(`[data-theme="${colorScheme}"]`).waitFor();
      await settled(page);
      await picture(page, `${name}-${size}-${colorScheme}`);
      faults.push(...(await faultsOf(page, name, size, colorScheme)));
    }
  }
  if (before !== null) await page.setViewportSize(before);
  return faults;
};
