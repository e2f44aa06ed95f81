import { type PlacedPuzzle, positionOf, puzzlesIn, readBook } from '@swordtable/bots';
import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
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

/** A puzzle about a cut, and how the page names each of its cuts. */
const cutPuzzle = async () => {
  const book = readBook(await swordcrafters.puzzles?.book());
  const found = book.ok ? puzzlesIn(book.value).find(({ puzzle }) => puzzle.themes.includes('cut')) : undefined;
  const at = found && positionOf(swordcrafters, found);
  if (found === undefined || at?.ok !== true) throw new Error('There is no puzzle about a cut.');
  const cuts = found.puzzle.answers.map(({ option }) => {
    const cut = at.value.decision.options.at(option);
    return cut !== undefined && 'axis' in cut && 'group' in cut ? `${cut.group} ${cut.axis} ${cut.after} ` : '';
  });
  return { id: found.puzzle.id, best: cuts[0] ?? '', wrong: cuts.at(-1) ?? '' };
};

/** Walks to a cut with the keyboard alone, and cuts. */
const cutByKeys = async (page: Page, cut: string): Promise<void> => {
  const focused = (): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.getAttribute('data-cut'));
  for (let steps = 0; steps < 60 && (await focused()) == null; steps++) await page.keyboard.press('Tab');
  // Each pair of arrows walks through the cuts of one direction, round and round.
  const arrow = cut.includes(' H ') ? 'ArrowDown' : 'ArrowRight';
  for (let steps = 0; steps < 60 && (await focused()) !== cut; steps++) await page.keyboard.press(arrow);
  expect(await focused()).toBe(cut);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
};

const tile = (page: Page, at: number | undefined) => page.locator('.draft .cover.live').nth(at ?? 0);

test('a puzzle is solved with the mouse: it is explained, rated once, and leads to the next', async () => {
  const { id, answers } = await draftPuzzle();
  const { page, errors } = await visit(`${address}/puzzles`, { viewport: SIZES.desktop });
  // On some days, the puzzle of the day is one of Asgard, too.
  await page.getByRole('link', { name: /^Asgard/ }).click();
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await picture(page, 'puzzles-asgard-desktop-dark');
  expect(await axeFinds(page)).toEqual([]);
  await page.goto(`${address}/puzzles/asgard/${id}`);
  await page.getByText('Find the best answer.').waitFor();
  await tile(page, answers[0]?.option).click();
  await page.getByText('That’s it!').waitFor();
  // The board has played the answer out: the tile is gone from the draft.
  await page.locator('.puzzle-why', { hasText: /^Best: .+\. .+\.$/ }).waitFor();
  await page.locator('.draft .cover.live').waitFor({ state: 'detached' });
  await page.locator('.prompt.idle').waitFor({ state: 'hidden' });
  await picture(page, 'puzzle-solved-desktop-dark');
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.locator('.puzzle-bar').innerText()).toMatch(/Your rating: 1[2-6]\d\d \(\+\d+\)/);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.locator('.advice .why').first().waitFor();
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

test('on a phone, in German, a wrong answer is told from the best', { tags: ['long'] }, async () => {
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
  await page.locator('.puzzle-why', { hasText: /^Am besten: / }).waitFor();
  await picture(page, 'puzzle-failed-phone-light');
  expect(await axeFindsInForm(page)).toEqual([]);
  expect(await page.locator('.puzzle-bar').innerText()).toMatch(/Deine Wertung: 1[01]\d\d \(−\d+\)/);
  // A puzzle that isn't there is said to be missing.
  await page.goto(`${address}/puzzles/asgard/p0-0`);
  await page.getByText('Dieses Rätsel gibt es hier nicht.').waitFor();
  expect(errors).toEqual([]);
});

test('by keyboard alone, a cut is found, failed, and played out on the board', { tags: ['long'] }, async () => {
  const { id, best, wrong } = await cutPuzzle();
  const { page, errors } = await visit(`${address}/puzzles/swordcrafters/${id}`, { viewport: SIZES.desktop });
  const press = async (name: string): Promise<void> => {
    const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.textContent);
    for (let steps = 0; steps < 60 && (await focused()) !== name; steps++) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
  };
  await page.getByText('Find the best answer.').waitFor();
  await page.locator('.cut-line').first().waitFor({ state: 'attached' });
  await cutByKeys(page, wrong);
  await page.getByText(/^(Not the best|Close): \d+\.\d points? less/).waitFor();
  await page.locator('.puzzle-why', { hasText: /^Best: / }).waitFor();
  // The next puzzle has the focus, and what can be done with this one comes before it.
  await press('Retry');
  await page.getByText('Find the best answer.').waitFor();
  await cutByKeys(page, best);
  await page.getByText('That’s it!').waitFor();
  // Nothing is left to cut: the board shows what came of it.
  await page.locator('.cut-line').first().waitFor({ state: 'detached' });
  await picture(page, 'puzzle-cut-played-desktop-dark');
  expect(await axeFindsInForm(page)).toEqual([]);
  expect(errors).toEqual([]);
});
