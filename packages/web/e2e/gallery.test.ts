import { readFile } from 'node:fs/promises';
import { CATALOG, readNumbers } from '@swordtable/games/tile-battle/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindsInForm } from './axe.ts';
import { picture, visit } from './browser.ts';
import { address } from './service.ts';

const tileFile = (tiles: readonly { readonly id: string; readonly numbers: readonly unknown[] }[]) => ({
  name: 'box.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ tiles })),
});
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a visitor finds a hero, reads its page, and moves on to the next match', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/gallery`);
  const count = page.locator('.filters output');
  await count.getByText('565 of 565').waitFor();
  await page.getByRole('searchbox').fill('ragnarok');
  await page.getByRole('link', { name: 'Ragnarök' }).waitFor();
  expect(page.url()).toContain('q=ragnarok');
  await page.getByRole('searchbox').fill('no such thing');
  await page.getByText(/no matches/i).waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await count.getByText('565 of 565').waitFor();

  await page.getByRole('radio', { name: 'Olympus' }).check({ force: true });
  await page.getByRole('radio', { name: 'End of round' }).check({ force: true });
  await page.getByRole('combobox').selectOption('sum');
  await page.waitForURL(/sort=sum/);
  // The search is in the address: a reload shows it again.
  await page.reload();
  await page.locator('.hung').first().waitFor();
  const names = await page.locator('.hung h2').allInnerTexts();
  expect(names.length).toBeLessThan(20);
  await count.getByText(`${names.length} of 565`).waitFor();
  const sums = (await page.locator('.hung-title span').allInnerTexts()).map((text) => Number(text.replace('Sum ', '')));
  expect(sums).toEqual(sums.toSorted((one, other) => other - one));

  await page.getByRole('link', { name: names[0] ?? '' }).click();
  await page.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor();
  await page.getByText(`1 of ${names.length}`).waitFor();
  await page.getByRole('link', { name: /^next/i }).click();
  await page.getByRole('heading', { level: 1, name: names[1] ?? '' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor();
  await page.getByRole('link', { name: /back to the gallery/i }).click();
  await page.locator('.hung').first().waitFor();
  expect(await page.locator('.hung h2').allInnerTexts()).toEqual(names);
  expect(errors).toEqual([]);
});

test('a hero’s page has its ability, its numbers, its rulings, and its artist', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/gallery/zeus`);
  await page.getByRole('heading', { level: 1, name: 'Zeus' }).waitFor();
  const said = await page.getByRole('article').innerText();
  for (const part of ['Lord of the Mountain', 'End of round', 'O-17', 'T-25', 'lorc', 'CC BY 3.0']) expect(said).toContain(part);
  expect(said).toMatch(/Number \d+ of 100 heroes/);
  const { numbers } = CATALOG.find(({ id }) => id === 'zeus') ?? { numbers: [] };
  const sum = numbers.reduce((all, number) => all + number, 0);
  expect((await page.locator('.about-numbers td').allInnerTexts()).map(Number)).toEqual([...numbers, sum]);
  await page.goto(`${address}/gallery/batman`);
  await page.getByText(/there is no “batman” in the gallery/i).waitFor();
  await page.getByRole('link', { name: /back to the gallery/i }).click();
  await page.locator('.hung').first().waitFor();
  expect(errors).toEqual([]);
});

test('a card’s page says what it beats or answers, how many there are, its rulings, and its artist', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/gallery/cavalry`);
  await page.getByRole('heading', { level: 1, name: 'Cavalry' }).waitFor();
  const said = await page.getByRole('article').innerText();
  for (const part of ['Beats Swordsmen and Heavy Infantry', 'Each player has 3', 'B-1', 'delapouite', 'CC BY 3.0'])
    expect(said).toContain(part);
  await page.goto(`${address}/gallery/ambush?game=battlefields&what=action`);
  await page.getByText('1 of 8').waitFor();
  await page.getByText('Defeated by Surround.').waitFor();
  await page.getByRole('link', { name: 'Surround' }).click();
  await page.getByRole('heading', { level: 1, name: 'Surround' }).waitFor();
  expect(await axeFindsInForm(page)).toEqual([]);
  await page.goto(`${address}/gallery?game=battlefields&colour=red`);
  await page.locator('.hung').first().waitFor();
  expect(await page.locator('.hung h2').allInnerTexts()).toEqual(['Argos', 'Corinth', 'Sparta']);
  expect(errors).toEqual([]);
});

test('a magic card’s page says how it counts and leads to its other face; cards are found by each of their gems', {
  tags: ['long'],
}, async () => {
  const { page, errors } = await visit(`${address}/gallery/most-ruby`);
  await page.getByRole('heading', { level: 1, name: 'Most rubies' }).waitFor();
  const said = await page.getByRole('article').innerText();
  for (const part of ['1st place: 5 points', 'A sword with 4 rubies counts 4', 'S-5', 'S-6', 'lorc', 'CC BY 3.0'])
    expect(said).toContain(part);
  await page.getByRole('link', { name: 'Triads of ruby, emerald, and amethyst' }).click();
  await page.getByText('A sword with 4 rubies, 3 emeralds, and 2 amethysts counts 2.').waitFor();
  expect(await axeFindsInForm(page)).toEqual([]);
  await page.goto(`${address}/gallery?game=swordcrafters&method=triads&gem=amethyst`);
  await page.locator('.hung').first().waitFor();
  expect((await page.locator('.hung h2').allInnerTexts()).every((name) => /^Triads of .*amethyst/.test(name))).toBe(true);
  await page.goto(`${address}/gallery/smith-brontes`);
  await page.getByText('Longest run on each side', { exact: true }).waitFor();
  expect(await axeFindsInForm(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a companion’s page says what it does at every level; cards are filtered by type and lead to each other', {
  tags: ['long'],
}, async () => {
  const { page, errors } = await visit(`${address}/gallery/contracts-poacher`);
  await page.getByRole('heading', { level: 1, name: 'Poacher' }).waitFor();
  const said = await page.getByRole('article').innerText();
  for (const part of ['Companion · Scout', 'Level 3 and above', 'has a bow or a crossbow', 'Fame when paid', 'C-10', 'CC BY 3.0'])
    expect(said).toContain(part);
  expect(await axeFindsInForm(page)).toEqual([]);

  await page.goto(`${address}/gallery?game=contracts`);
  await page.getByRole('combobox', { name: 'Kind', exact: true }).selectOption('followUp');
  await page.getByText('18 of 565').waitFor();
  await page.getByRole('radio', { name: 'Contracts' }).last().check({ force: true });
  await page.getByRole('radio', { name: 'Occult' }).check({ force: true });
  await page.getByText('6 of 565').waitFor();
  expect(await axeFindsInForm(page)).toEqual([]);

  await page.goto(`${address}/gallery/contracts-decipher-ancient-document`);
  await page.getByRole('heading', { level: 2, name: 'Its bonus opens one of these' }).waitFor();
  await page.getByRole('link', { name: 'Outbid the Collector' }).click();
  await page.getByRole('heading', { level: 1, name: 'Outbid the Collector' }).waitFor();
  await page.getByRole('link', { name: 'Decipher Ancient Document' }).waitFor();
  expect(errors).toEqual([]);
});

test('the gallery speaks German', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/gallery/zeus`, { locale: 'de' });
  await page.getByRole('heading', { level: 2, name: 'Regelauslegungen' }).waitFor();
  expect(await page.getByRole('article').innerText()).not.toContain('At the end of each round');
  await page.goto(`${address}/gallery/contracts-poacher`);
  await page.getByRole('heading', { level: 1, name: 'Wilderer' }).waitFor();
  await page.getByText('falls dieser Gefährte einen Bogen oder eine Armbrust hat').first().waitFor();
  expect(errors).toEqual([]);
});

test('an owner enters numbers by keyboard alone; they are checked, saved, and exported as a file that the games read', async () => {
  const { page, errors } = await visit(`${address}/numbers`);
  await field(page, 'Apollo, north').focus();
  await page.keyboard.type('1');
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await field(page, 'Apollo, south').inputValue()).toBe('7');
  await page.keyboard.press('Enter');
  await page.keyboard.type('4');
  await page.getByText('1 of 46 entered').waitFor();
  // The last digit moved on to the next hero.
  await page.keyboard.type('x');
  expect(await field(page, 'Architect, north').inputValue()).toBe('');
  await field(page, 'Architect, north').fill('12');
  expect(await field(page, 'Architect, north').getAttribute('aria-invalid')).toBe('true');
  await page.getByText(/should be four whole numbers from 0 to 9/).waitFor();
  await picture(page, 'numbers-typing-desktop-dark');
  expect(await axeFindsInForm(page)).toEqual([]);
  await field(page, 'Architect, north').fill('');
  expect(await page.locator('[data-hero=apollo] .tile .num').evaluateAll((all) => all.map((one) => one.lastChild?.textContent))).toEqual([
    '1',
    '2',
    '7',
    '4',
  ]);

  await page.reload();
  await page.getByText('1 of 46 entered').waitFor();
  expect(await field(page, 'Apollo, west').inputValue()).toBe('4');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as file' }).click()]);
  const table = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(table.tiles).toEqual([{ no: 5, id: 'apollo', name: 'Apollo', numbers: [1, 2, 7, 4] }]);
  expect(readNumbers(table).ok).toBe(true);

  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByText('0 of 46 entered').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('1 of 46 entered').waitFor();
  expect(errors).toEqual([]);
});

test('a corrupt file is refused in a sentence and changes nothing; a good one is used', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/numbers`);
  await field(page, 'Apollo, north').fill('3');
  const open = page.locator('input[type=file]');
  await open.setInputFiles({ name: 'torn.json', mimeType: 'application/json', buffer: Buffer.from('{"tiles": [') });
  await page.getByText('torn.json couldn’t be opened. This file isn’t JSON.').waitFor();
  await open.setInputFiles(tileFile([{ id: 'zeus', numbers: [1, 2, 3, 12] }]));
  await page.getByText(/box\.json couldn’t be opened\. Entry 1 of "tiles", "zeus"/).waitFor();
  await open.setInputFiles({ name: 'huge.json', mimeType: 'application/json', buffer: Buffer.alloc(300 * 1024, ' ') });
  await page.getByText(/huge\.json is too large/).waitFor();
  expect(await field(page, 'Apollo, north').inputValue()).toBe('3');

  await open.setInputFiles(tileFile(CATALOG.map(({ id }) => ({ id, numbers: [9, 8, 7, 6] }))));
  await page.getByText('100 heroes loaded from box.json').waitFor();
  await page.getByText('46 of 46 entered').waitFor();
  await page.getByRole('link', { name: 'Play Olympus with these' }).click();
  expect(await page.getByRole('radio', { name: /your numbers/i }).isChecked()).toBe(true);
  await picture(page, 'numbers-setup-desktop-dark');
  expect(await axeFindsInForm(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  await page.locator('.draft .tile').first().waitFor();
  const north = await page.locator('.draft .tile .num').evaluateAll((all) => all.map((one) => one.textContent));
  expect(new Set(north)).toEqual(new Set(['9', '8', '7', '6']));
  await picture(page, 'numbers-draft-desktop-dark');
  expect(errors).toEqual([]);
});

test('a browser that stores nothing says so, and the numbers are still available as a file', async () => {
  const { page } = await visit(`${address}/numbers`);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await field(page, 'Apollo, north').focus();
  await page.keyboard.type('1234');
  await page.getByText(/can’t save anything/).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as file' }).click()]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8')).tiles).toMatchObject([{ id: 'apollo', numbers: [1, 2, 3, 4] }]);
});
