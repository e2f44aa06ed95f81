import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { visit } from './browser.ts';
import { address } from './service.ts';

test('one click plays against a bot, and a reload loses nothing', async () => {
  const { page, errors } = await visit(address);
  let workers = 0;
  page.on('worker', () => workers++);
  await page
    .getByRole('link', { name: /play a bot/i })
    .first()
    .click();
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  await page
    .getByRole('heading', { name: /draft a tile|waiting/i })
    .or(page.getByText(/draft a tile/i))
    .first()
    .waitFor();
  // One keeps the match and one thinks; the new match comes with them to its own address.
  expect(workers).toBe(2);
  expect(await axeFinds(page)).toEqual([]);
  const before = await page.locator('.what-happened, .log, main').first().innerText();
  await page.reload();
  await page
    .getByText(/draft a tile/i)
    .first()
    .waitFor();
  expect(await page.locator('.what-happened, .log, main').first().innerText()).toBe(before);
  expect(errors).toEqual([]);
});
