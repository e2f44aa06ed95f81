import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goOnWith, leftWhere, resume } from './left-match.ts';
import { askedOn, press, untilAnswered } from './playing.ts';
import { address } from './service.ts';

const choose = (page: Page, name: string): Promise<void> => press(page.getByRole('radio', { name, exact: true }));

/** Whether anything at the table is marked as changed since the player's last turn. */
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.querySelectorAll('.table *')].some((each) => getComputedStyle(each).outlineStyle === 'dashed'));

test('what others did is told and marked until dismissed; every setting takes effect', async () => {
  const { file } = leftWhere(
    swordcrafters,
    ({ state, decisions: [asked] }) => {
      const taken = state.smiths.filter((smith) => smith.taken.length > 0).length;
      return asked?.prompt.rule === 'select' && taken > 1 ? asked : undefined;
    },
    { seats: 5 },
  );
  const { page, errors } = await goOnWith(file, { confirms: true });
  const recap = page.getByRole('region', { name: 'Since your last turn' });
  await recap.waitFor();
  expect(await recap.getByRole('listitem').count()).toBeGreaterThan(1);
  expect(await isMarked(page)).toBe(true);
  await press(recap.getByRole('button', { name: 'Dismiss' }));
  await recap.waitFor({ state: 'detached' });
  await press(page.getByRole('button', { name: 'Since your last turn' }));
  await recap.waitFor();

  await page.goto(`${address}/settings`);
  await choose(page, 'Light');
  await page.locator('[data-theme="light"]').waitFor();
  await choose(page, 'Deutsch');
  await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
  await choose(page, 'English');
  for (const name of ['Compact', 'Slow', 'Never']) await choose(page, name);
  await press(page.getByRole('checkbox', { name: 'Open the recap automatically' }));

  await resume(page, file);
  await page.locator('[data-theme="light"][data-density="compact"]:not([data-still])').waitFor();
  expect(await recap.count()).toBe(0);
  // One press answers.
  const asked = await askedOn(page);
  await press(page.locator('.group-spot'));
  await untilAnswered(page, asked);
  expect(errors).toEqual([]);
});
