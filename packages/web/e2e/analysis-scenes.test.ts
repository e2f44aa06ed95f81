import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { picture, SIZES, visit } from './browser.ts';
import { look } from './looking.ts';
import { click, hurryBots, press, tap } from './playing.ts';
import { address } from './service.ts';

const BATTLE = `match: battlefields
place 1: Sparta: archers^ / spearmen
red actions: surround
blue actions: flank ambush`;

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const setUp = (page: Page): Locator => page.getByRole('dialog', { name: 'Set up' });
const said = (page: Page): Locator => page.getByRole('region', { name: 'Position' }).getByRole('status').first();

/** Who is ahead is said, and what the strong bot would do. */
const askedAndAhead = async (page: Page): Promise<void> => {
  await said(page)
    .getByText(/can expect to win by|Nobody is ahead/)
    .waitFor();
  await tap(button(page, 'Ask Expert'));
  await page.locator('.advice li').first().waitFor();
};

test('a battle is pasted, changed by hand, asked about, answered, and played on', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/analysis/battlefields`, { viewport: SIZES.desktop });
  await hurryBots(page);
  await click(button(page, 'Share'));
  await page.getByLabel('The position as text').fill(BATTLE);
  await click(page.getByRole('dialog').getByRole('button', { name: 'Set up' }));
  await said(page)
    .getByText(/can expect to win by|Nobody is ahead/)
    .waitFor();
  await click(button(page, 'Set up'));
  await press(setUp(page).getByText('Place 1: Sparta'));
  await setUp(page).getByLabel('Add to Blue: stack, the top last').first().selectOption('Cavalry, face up');
  await setUp(page).locator('[data-piece="cavalry^"]').waitFor();
  // A land that lies there can't be added once more.
  expect(await setUp(page).getByLabel('Add to Lands, the newest last').first().getByRole('option', { name: 'Sparta' }).count()).toBe(0);
  // What the box doesn't have is refused with the reason, and nothing changes.
  await setUp(page).getByLabel('Blue: card in play').first().selectOption('Elite');
  await setUp(page).getByLabel('Red: card in play').first().selectOption('Elite');
  await setUp(page).getByText('Two elite cards are in play').waitFor();
  expect(await look(page, 'set-up-battlefields')).toEqual([]);
  await page.keyboard.press('Escape');
  await click(button(page, 'Undo'));
  await click(button(page, 'Ask Expert'));
  await page.locator('.advice li').first().waitFor();
  await page.setViewportSize({ width: 1366, height: 650 });
  await picture(page, 'analysis-battlefields-low');
  await press(page.locator('.prompt .btn').last());
  await said(page)
    .getByText(/Blue decides/)
    .waitFor();
  await click(button(page, 'Play on'));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Start' }));
  await page.waitForURL(/\/play\/[0-9a-f]+$/);
  expect(errors).toEqual([]);
});

test('on a phone, swords and parties are set up by hand, asked about, and played on', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/analysis/swordcrafters`, { viewport: SIZES.phone, hasTouch: true });
  await hurryBots(page);
  await tap(button(page, 'Set up'));
  await setUp(page).getByLabel('Round').selectOption('4');
  await tap(setUp(page).getByText('Grid', { exact: true }));
  await setUp(page).getByLabel('Tiles, row by row, 1', { exact: true }).selectOption('blank');
  await setUp(page).locator('[aria-label="Tiles, row by row, 1"][data-piece="b"]').waitFor();
  // Selecting begins with the fourth cut, and the bot can be asked about it.
  for (const [cut, line] of ['After row 1, columns 1–4', 'After row 2, columns 1–4'].entries())
    await setUp(page)
      .getByLabel(`Cut ${cut + 1}`)
      .selectOption(line);
  for (const cut of [3, 4]) await setUp(page).getByLabel(`Cut ${cut}`).selectOption({ index: 1 });
  await setUp(page).getByLabel('Cut 5').waitFor({ state: 'detached' });
  await picture(page, 'set-up-swordcrafters-phone');
  await tap(setUp(page).getByRole('button', { name: 'Close' }));
  await page.locator('.group-spot').first().waitFor();
  await askedAndAhead(page);
  await page.getByLabel('Game').selectOption('contracts');
  await page.waitForURL(/contracts/);
  await tap(button(page, 'Set up'));
  await setUp(page).getByLabel('Phase').selectOption('contract');
  await tap(setUp(page).locator('summary').nth(2));
  await setUp(page).getByLabel('Gold').first().fill('12');
  await tap(setUp(page).locator('summary').nth(3));
  await setUp(page).getByLabel('New companion').first().selectOption({ index: 3 });
  await setUp(page).getByLabel('Companion 2').first().waitFor();
  await picture(page, 'set-up-contracts-phone');
  await tap(setUp(page).getByRole('button', { name: 'Close' }));
  await askedAndAhead(page);
  await tap(button(page, 'Play on'));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Start' }));
  await page.waitForURL(/\/play\/[0-9a-f]+$/);
  expect(errors).toEqual([]);
});
