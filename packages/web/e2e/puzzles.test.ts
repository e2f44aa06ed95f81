import { type PlacedPuzzle, puzzlesIn, readBook } from '@swordtable/bots';
import { asgard } from '@swordtable/games/tile-battle/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds, axeFindsInForm } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { address } from './service.ts';

/** A puzzle about a draft: its answers are tiles in a row. */
const draftPuzzle = async (): Promise<PlacedPuzzle['puzzle']> => {
  const book = readBook(await asgard.puzzles?.book());
  const found = book.ok ? puzzlesIn(book.value).find(({ puzzle }) => puzzle.themes.includes('draft')) : undefined;
  if (found === undefined) throw new Error('There is no puzzle about a draft.');
  return found.puzzle;
};

const tile = (page: Page, at: number | undefined) => page.locator('.draft .cover.live').nth(at ?? 0);

test('a puzzle is solved with the mouse: it is explained, rated once, and leads to the next', async () => {
  const { id, answers } = await draftPuzzle();
  const { page, errors } = await visit(`${address}/puzzles`, { viewport: SIZES.desktop });
  await page.getByRole('link', { name: /Asgard/ }).click();
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await picture(page, 'puzzles-asgard-desktop-dark');
  expect(await axeFinds(page)).toEqual([]);
  await page.goto(`${address}/puzzles/asgard/${id}`);
  await page.getByText('Find the best answer.').waitFor();
  await tile(page, answers[0]?.option).click();
  await page.getByText('That’s it!').waitFor();
  await page.locator('.advice .why').first().waitFor();
  await picture(page, 'puzzle-solved-desktop-dark');
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.locator('.puzzle-bar').innerText()).toMatch(/Your rating: 1[2-6]\d\d \(\+\d+\)/);
  // Another answer to the same puzzle is explained too, and changes nothing.
  await page.getByRole('button', { name: 'Retry' }).click();
  await tile(page, answers.at(-1)?.option).click();
  await page.getByText(/^Not the best: \d+\.\d points less\.$/).waitFor();
  expect(await page.locator('.puzzle-bar').innerText()).toContain('Only your first answer is rated.');
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await page.getByText('Find the best answer.').waitFor();
  expect(page.url()).toMatch(/\/puzzles\/asgard\/p\d+-\d+$/);
  expect(page.url()).not.toContain(`/${id}`);
  expect(errors).toEqual([]);
});

test('on a phone, in German, a wrong answer is told from the best', async () => {
  const { id, answers } = await draftPuzzle();
  const { page, errors } = await visit(`${address}/puzzles/asgard/${id}`, {
    viewport: SIZES.phone,
    colorScheme: 'light',
    hasTouch: true,
    locale: 'de-DE',
  });
  await page.getByText('Finde die beste Antwort.').waitFor();
  await tile(page, answers.at(-1)?.option).tap();
  await page.locator('.prompt .confirm').tap();
  await page.getByText(/^Nicht die beste: \d+,\d Punkte weniger\.$/).waitFor();
  await page.locator('.advice .why').first().waitFor();
  await picture(page, 'puzzle-failed-phone-light');
  expect(await axeFindsInForm(page)).toEqual([]);
  expect(await page.locator('.puzzle-bar').innerText()).toMatch(/Deine Wertung: 1[01]\d\d \(−\d+\)/);
  // A puzzle that isn't there is said to be missing.
  await page.goto(`${address}/puzzles/asgard/p0-0`);
  await page.getByText('Dieses Rätsel gibt es hier nicht.').waitFor();
  expect(errors).toEqual([]);
});
