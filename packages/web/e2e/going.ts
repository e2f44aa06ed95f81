import type { Page } from 'playwright-core';
import { address } from './service.ts';

/** Goes to a page of the site: as a link does where the site is already open, which spares loading it again. */
export const go = async (page: Page, path: string): Promise<void> => {
  if ((await page.locator('#root').count()) === 0) {
    await page.goto(`${address}${path}`);
    return;
  }
  await page.evaluate(async (to) => {
    history.pushState(null, '', to);
    // By then the page before is gone, even if this one is still loading.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, path);
};
