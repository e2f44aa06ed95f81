import { edition as openEdition } from '@swordtable/games/contracts/edition/version-1';
import { en } from '@swordtable/games/contracts/text/english/cards';
import { archivedFiles } from '@swordtable/server/testing/archived';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { de } from '../games/contracts/words/cards.de.ts';
import { visit } from './browser.ts';
import { longIf } from './long.ts';
import { press, through, untilAsked } from './playing.ts';
import { address } from './service.ts';

const edition = openEdition();

const files = archivedFiles('contracts', '1');
const fileFor = (seats: number) => {
  const found = files.find((file) => file.seats === seats && file.ended?.why === 'finished');
  if (found === undefined) throw new Error(`There is no such match of ${seats}.`);
  return found;
};

const openFile = (page: Page, file: object): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });

const slider = (page: Page) => page.getByRole('slider', { name: /^(Position in the match|Stelle in der Partie)$/ });

/** The changed cards on the table. */
const changedOn = (page: Page): Promise<readonly (string | undefined)[]> =>
  page
    .locator('[data-card*="@1"]')
    .evaluateAll((all) => all.map((each) => (each instanceof HTMLElement ? each.dataset['card'] : undefined)));

test('every part of a match of version 1 is drawn, with two and with five players', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/replays`);
  for (const seats of [2, 5]) {
    const file = fileFor(seats);
    await page.goto(`${address}/replays`);
    await openFile(page, file);
    await slider(page).waitFor();
    for (let part = 0; part <= 12; part++) {
      await slider(page).fill(String(Math.round((file.answers.length * part) / 12)));
      await page.locator('.contracts').waitFor();
      expect(await page.locator('main').innerText()).not.toMatch(/NaN|undefined|@1/);
    }
  }
  expect(errors).toEqual([]);
});

const LANGUAGES = [
  ['English', 'en', en],
  ['German', 'de', de],
] as const;

for (const [language, locale, cards] of LANGUAGES)
  test(`a changed card says in ${language} what it said`, longIf(locale === 'de'), async () => {
    const { page, errors } = await visit(`${address}/replays`, { locale });
    await openFile(page, fileFor(2));
    await slider(page).waitFor();
    await slider(page).fill('1');
    const [card = ''] = await changedOn(page);
    await page.locator(`[data-card="${card}"]`).first().dispatchEvent('contextmenu', { bubbles: true });
    const said = page.getByRole('dialog').locator('.about-said');
    await said.waitFor();
    const text = await said.innerText();
    const lines = cards.rows(card).flat();
    const today = cards.rows(edition.write(card)).flat();
    expect(lines.filter((line) => !text.includes(line))).toEqual([]);
    expect(today.some((line) => !text.includes(line))).toBe(true);
    expect(await page.getByRole('dialog').innerText()).toContain(cards.name(card));
    expect(errors).toEqual([]);
  });

test('an unfinished match of version 1 is resumed and answered', { tags: ['long'] }, async () => {
  const { hash: _hash, ended: _ended, deal: _deal, ...file } = fileFor(2);
  const players = file.players.map(({ name }, seat) => (seat === 0 ? { name, player: 'person' } : { name, player: 'bot', level: 'easy' }));
  const { page, errors } = await visit(`${address}/replays`);
  await openFile(page, { ...file, players, answers: [] });
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  await untilAsked(page);
  const [card = ''] = await changedOn(page);
  await through(page, async () => {
    const chosen = page.locator(`.pack-card[data-card="${card}"]`);
    await press(chosen);
    await press(chosen);
  });
  expect(errors).toEqual([]);
});
