import { GAMES } from '@swordtable/games';
import { startService } from '@swordtable/server/testing/service';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { SITE } from './site.ts';

const isFocused = (wanted: Locator): Promise<boolean> => wanted.evaluate((element) => element === document.activeElement);

/** Goes to a part of the page with the Tab key alone. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await wanted.waitFor();
  for (let steps = 0; steps < 60 && !(await isFocused(wanted)); steps++) await page.keyboard.press('Tab');
  expect(await isFocused(wanted)).toBe(true);
};

test('by keyboard alone, a guest looks for an opponent, claims a name, and holds a tournament', { tags: ['long'] }, async () => {
  const { address } = await startService({ games: GAMES, worker: 'worker', site: SITE });
  const { page, errors } = await visit(`${address}/`, { isAlone: true });
  const press = async (wanted: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(page, wanted);
    await page.keyboard.press(key);
  };
  await press(page.getByRole('link', { name: 'Find an opponent' }).first());
  await press(page.getByRole('checkbox', { name: /^Asgard/ }), 'Space');
  expect(await page.getByRole('checkbox', { name: /^Asgard/ }).isChecked()).toBe(false);
  await tabTo(page, page.getByLabel('Your name'));
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  // What was focused is gone: the next Tab continues where the news is.
  await expect.poll(() => isFocused(page.getByRole('heading', { name: 'Looking for an opponent…' }))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused(page.getByRole('button', { name: 'Stop looking' }))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(page.getByRole('heading', { name: 'Find an opponent', level: 1 }))).toBe(true);

  await press(page.getByRole('link', { name: 'Claim a name to play rated' }));
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ada of Argos');
  // From one emblem to the next.
  const emblems = page.getByRole('group', { name: 'Emblem' }).getByRole('radio');
  await tabTo(page, emblems.and(page.locator(':checked')));
  const marks = (): Promise<boolean[]> => emblems.evaluateAll((all) => all.map((each) => each.matches(':checked')));
  const before = (await marks()).indexOf(true);
  await page.keyboard.press('ArrowRight');
  expect((await marks()).indexOf(true)).toBe((before + 1) % 12);
  await press(page.getByRole('button', { name: 'Create profile' }));
  await page.getByRole('region', { name: 'Devices' }).waitFor();

  await press(page.getByRole('link', { name: 'Tournaments' }));
  await press(page.getByRole('link', { name: 'New tournament' }));
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Friday Cup');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Friday Cup' }).waitFor();
  await press(page.getByRole('button', { name: 'Enter', exact: true }));
  await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  expect(errors).toEqual([]);
});
