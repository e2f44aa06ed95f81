import { playGame } from '@swordtable/bots';
import { random } from '@swordtable/bots/random';
import { olympus } from '@swordtable/games/tile-battle/rules';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sceneFragment } from '../client/scene-link.ts';
import { sure } from '../client/testing/local.ts';
import { picture, visit } from './browser.ts';
import { look } from './looking.ts';
import { click, tap } from './playing.ts';
import { address } from './service.ts';

const cell = (page: Page, name: string): Locator => page.locator(`.cell[data-name="${name}"]`);
const hero = (page: Page, name: string): Locator => page.locator('.palette li button').filter({ hasText: name });
const ruling = (page: Page): Locator => page.getByRole('region', { name: 'Ruling' });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** What the cell says lies there. */
const lies = (page: Page, name: string): Promise<string> => cell(page, name).getAttribute('aria-label').then(String);

test('by mouse: a position is set up, changed, shared as text and link, placed on, asked about, and played', {
  tags: ['long'],
}, async () => {
  const { page, errors } = await visit(`${address}/analysis`, { confirms: true });
  await click(hero(page, 'Hydra'));
  await click(button(page, 'Blue'));
  await click(cell(page, 'e4'));
  expect(await lies(page, 'e4')).toMatch(/^Hydra, blue, .* on e4/);
  for (const name of ['Rotate right', 'Flip to red', 'Flip to blue']) await click(button(page, name));
  await click(button(page, 'Numbers'));
  for (const side of ['north', 'east', 'south', 'west']) await page.getByLabel(side, { exact: true }).fill('1');
  await page.keyboard.press('Escape');
  expect(await lies(page, 'e4')).toContain('north 1');

  // The cell first, then its hero; then what is wrong with it is said, and it is moved.
  await click(cell(page, 'f6'));
  await click(hero(page, 'Nymph'));
  await page.getByText('No match leads to this position').waitFor();
  await click(cell(page, 'f6'));
  await click(cell(page, 'f4'));
  await page.getByText('No match leads to this position').waitFor({ state: 'detached' });
  await click(button(page, 'Undo'));
  expect(await lies(page, 'f6')).toContain('Nymph');
  await click(button(page, 'Redo'));
  expect(await lies(page, 'f4')).toContain('Nymph');

  await click(button(page, 'Add heroes to Red’s hand'));
  await click(hero(page, 'Hercules'));
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Terrain' }).selectOption('Tartarus');
  await page.getByRole('spinbutton', { name: 'Round' }).fill('2');
  expect(await look(page, 'analysis-set-up')).toEqual([]);

  await click(button(page, 'Share'));
  const text = page.getByLabel('The position as text');
  const scene = await text.inputValue();
  expect(scene).toContain('red hand: hercules');
  await text.fill(scene.replace('hercules', 'hercles'));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Set up' }));
  expect(await page.getByRole('alert').textContent()).toBe('There is no hero "hercles".');
  await text.fill(`${scene}\nblue hand: zeus`);
  await click(page.getByRole('dialog').getByRole('button', { name: 'Set up' }));
  await page.getByRole('region', { name: 'Blue’s hand' }).locator('[data-hand]').waitFor();

  await page.goto(`${address}/analysis?again${sure(sceneFragment(`${scene}\nblue hand: zeus`))}`);
  // The only tile in hand is taken up right away.
  await click(cell(page, 'e3'));
  await page.locator('.result').waitFor();
  await click(page.locator('.btn.confirm'));
  await ruling(page).getByText('Hydra flips to red.').waitFor();
  expect(await ruling(page).getByRole('listitem').filter({ hasText: 'Hercules beats Hydra' }).count()).toBe(1);
  await click(ruling(page).getByRole('button', { name: /T-10/ }));
  await page.getByRole('dialog', { name: 'Rules' }).getByText('T-10').first().waitFor();
  await page.keyboard.press('Escape');
  expect(await look(page, 'analysis-ruling')).toEqual([]);
  // Hydra flips another one, then Blue is to move.
  await click(page.locator('.cell[aria-label^="Nymph"]'));
  await click(page.locator('.btn.confirm'));
  await ruling(page).getByText('Nymph flips to red (Hydra).').waitFor();

  await click(button(page, 'Ask Expert'));
  await page.getByRole('region', { name: 'Expert' }).getByRole('listitem').first().waitFor();
  await picture(page, 'analysis-expert');
  await click(button(page, 'Play on'));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Start' }));
  await page.waitForURL(/\/play\/[0-9a-f]+$/);
  await page.locator('.cell[aria-label^="Hercules, red"]').waitFor();
  expect(errors).toEqual([]);
});

test('by keyboard alone: heroes are found, put down, changed, removed, and placed', async () => {
  const { page, errors } = await visit(`${address}/analysis`);
  await page.locator('.board').waitFor();
  const keys = async (...pressed: readonly string[]): Promise<void> => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await cell(page, 'd3').focus();
  // From the cell to the list, and back.
  await keys('Enter');
  await page.locator('.palette input:focus').waitFor();
  await page.keyboard.type('hydr');
  await keys('Enter');
  await page.locator('.cell[data-name="d3"]:focus').waitFor();
  expect(await lies(page, 'd3')).toMatch(/^Hydra, red/);
  const upright = await lies(page, 'd3');
  await keys('r', 'f');
  expect(await lies(page, 'd3')).toMatch(/^Hydra, blue/);
  await keys('Control+z', 'Control+z');
  expect(await lies(page, 'd3')).toBe(upright.replace(', chosen', ', can be chosen'));
  await keys('Control+y', 'Control+y', 'ArrowRight', 'Enter');
  await page.keyboard.type('zeus');
  await keys('Enter', 'Delete');
  expect(await lies(page, 'e3')).toContain('empty cell');
  await page.locator('[aria-live]').filter({ hasText: 'Zeus is removed.' }).waitFor({ state: 'attached' });

  await page.getByRole('radio', { name: 'Place' }).focus();
  await keys('Space', '/');
  await page.keyboard.type('herc');
  await keys('Enter');
  await page.locator('.cell.open').first().waitFor();
  await cell(page, 'e3').focus();
  await keys('r', 'Enter');
  await ruling(page).getByText('Red places Hercules on e3.').waitFor();
  expect(errors).toEqual([]);
});

test('on a phone: what lies on the table is entered, a tile placed, and the ruling read', { tags: ['long'] }, async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
  const { page, errors } = await visit(`${address}/analysis`, phone);
  await page.getByRole('heading', { name: 'What’s on the table?' }).waitFor();
  await tap(button(page, 'Blue'));
  await tap(cell(page, 'e4'));
  await page.getByRole('heading', { name: 'e4: choose a hero' }).waitFor();
  await page.getByRole('searchbox').fill('nym');
  await tap(hero(page, 'Nymph'));
  expect(await lies(page, 'e4')).toMatch(/^Nymph, blue/);
  await picture(page, 'judge-entered');
  await tap(page.getByRole('radio', { name: 'Place' }));
  await tap(hero(page, 'Hercules'));
  await tap(cell(page, 'e3'));
  await tap(page.locator('.btn.confirm'));
  await ruling(page).getByText('Nymph flips to red.').waitFor();
  await picture(page, 'judge-ruling');
  // The hero used last comes first the next time.
  await tap(page.getByRole('radio', { name: 'Set up' }));
  expect(await page.locator('.palette li').first().textContent()).toContain('Hercules');
  expect(errors).toEqual([]);
});

test('a link from another version, or a damaged one, gets one sentence and a blank board', async () => {
  const { page, errors } = await visit(`${address}/analysis#9.cmVk`);
  await page.getByText('This link is from another version of Swordtable.').waitFor();
  await page.goto(`${address}/analysis?again#1.cmVkIGhhbmQ6IGphc24`);
  await page.getByText('There is no hero "jasn".').waitFor();
  expect(await page.locator('.cell').count()).toBe(25);
  expect(errors).toEqual([]);
});

test('a step of a replay is analyzed, and the draft too', { tags: ['long'] }, async () => {
  const { record } = sure(playGame(olympus, { seats: 2, options: {}, seed: 'analyzed' }, [random, random]));
  const { page, errors } = await visit(`${address}/replays`);
  await page.evaluate((text) => sessionStorage.setItem('swordtable.replay', text), JSON.stringify({ ...record, players: [] }));
  await page.goto(`${address}/replay/file?step=16`);
  await click(page.getByRole('link', { name: 'Analyze' }));
  await page.waitForURL(/\/analysis\/file\?step=16/);
  await page.locator('.cell.open').first().waitFor();
  expect(await page.locator('.board .lying .tile').count()).toBeGreaterThan(3);
  await page.goto(`${address}/analysis/file?step=0`);
  await page.getByRole('group', { name: 'Open draft' }).waitFor();
  await page.goto(`${address}/analysis/local/nothing`);
  await page.getByRole('alert').waitFor();
  expect(errors).toEqual([]);
});
