import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { newProcess } from './process.ts';

const service = newProcess();
let address = '';
beforeAll(async () => {
  address = await service.start();
});

/** A picture in each of the sizes that people have. */
const pictures = async (page: Page, name: string): Promise<void> => {
  const before = page.viewportSize() ?? SIZES.desktop;
  for (const [size, viewport] of Object.entries({ ...SIZES, laptop: { width: 1366, height: 650 } })) {
    await page.setViewportSize(viewport);
    await picture(page, `tournament-${name}-${size}`);
  }
  await page.setViewportSize(before);
};

const resign = async (page: Page): Promise<void> => {
  await page.locator('.table').waitFor();
  await page.getByRole('button', { name: 'This match' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alert').getByText('You can’t undo this.').waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('link', { name: 'Back to the tournament' }).click();
};

test('a player holds a tournament with bots, and plays it to the end although the server is killed', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/tournaments`, { viewport: SIZES.desktop });
  await page.getByText('No public tournaments right now.').waitFor();
  await page.getByRole('link', { name: 'New tournament' }).click();
  await page.getByRole('link', { name: 'Choose a name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByRole('button', { name: 'Create profile' }).click();
  await page.getByText('Saved').waitFor();
  await page.goto(`${address}/tournaments/new`);
  await page.getByLabel('Name', { exact: true }).fill('Friday Cup');
  await page.getByLabel('Round robin').check();
  await page.getByLabel('Bots').selectOption('3');
  await page.getByLabel('Strength').selectOption('easy');
  await page.getByLabel(/^Rated/).check();
  expect(await axeFinds(page)).toEqual([]);
  await pictures(page, 'new');
  await page.getByRole('button', { name: 'Create tournament' }).click();
  await page.getByText('1 more entrant needed.').waitFor();
  expect(await page.getByRole('button', { name: 'Start now' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await pictures(page, 'open');
  await page.getByRole('button', { name: 'Start now' }).click();

  for (const round of [1, 2, 3]) {
    await page.getByRole('heading', { name: `Round ${round}` }).waitFor();
    await page.locator('.your-match').getByRole('link', { name: 'Take your seat' }).waitFor();
    if (round === 2) {
      expect(await axeFinds(page)).toEqual([]);
      await pictures(page, 'running');
      await service.kill();
      await service.start();
      await page.reload();
    }
    await page.locator('.your-match').getByRole('link', { name: 'Take your seat' }).click();
    await resign(page);
  }
  await page.getByText('Finished').waitFor();
  const rows = page.locator('.standings tbody tr');
  expect(await rows.count()).toBe(4);
  // She has resigned three times.
  expect(await rows.last().innerText()).toMatch(/^4\s+Ada/);
  await page.getByRole('button', { name: 'Previous round' }).click();
  await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  expect(await page.locator('.rounds li').count()).toBe(2);
  await pictures(page, 'over');
  await page.goto(`${address}/tournaments`);
  await page.getByRole('link', { name: /Friday Cup/ }).waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await pictures(page, 'list');
  // The killed server was asked in vain.
  expect(errors.filter((error) => !error.includes('ERR_'))).toEqual([]);
});
