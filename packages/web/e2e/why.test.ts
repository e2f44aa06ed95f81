import { olympus } from '@swordtable/games/tile-battle/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds, axeFindsInForm } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { goOnWith, leftWhere } from './left-match.ts';
import { address } from './service.ts';

const slip = (page: Page) => page.locator('.why-slip');
const flipLines = (page: Page) => page.locator('.log li').filter({ hasText: /flips to (red|blue)\./ });

/** Time to place a tile, after battles in which something was flipped. Always the same deal. */
const { file } = leftWhere(olympus, ({ state, decisions: [asked] }) =>
  asked?.prompt.ask === 'place' && state.field.length >= 9 ? true : undefined,
);

/** A slip's text; Escape closes it, and the focus returns. */
const readAndClose = async (page: Page): Promise<string> => {
  await slip(page).waitFor();
  await expect.poll(() => slip(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const said = await slip(page).innerText();
  await page.keyboard.press('Escape');
  await expect.poll(() => slip(page).count()).toBe(0);
  return said;
};

test('why: a flip, a number, a point, a line, and a grayed-out cell are explained, and the rules open where they are named', async () => {
  const { page, errors } = await goOnWith(file);

  const flip = flipLines(page)
    .filter({ has: page.locator('small') })
    .first();
  await flip.hover();
  const button = flip.getByRole('button');
  await button.click();
  await slip(page).waitFor();
  await picture(page, 'why-flip-desktop-dark');
  expect(await axeFinds(page)).toEqual([]);
  const why = await readAndClose(page);
  expect(why).toMatch(/Why did .* flip\?/i);
  expect(why).toMatch(/Rule T-10/);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  const tile = page.locator('.cell:not(.empty):not(.live)').last();
  await tile.click({ button: 'right', force: true });
  expect(await readAndClose(page)).toMatch(/Why (does|did|not)/i);
  // The same by keyboard alone.
  await tile.focus();
  await page.keyboard.press('?');
  expect(await readAndClose(page)).toMatch(/Why (does|did|not)/i);

  const total = page.locator('.who .total').first();
  const points = await total.innerText();
  await total.click();
  await picture(page, 'why-points-desktop-dark');
  expect(await readAndClose(page)).toContain(points);

  await page.locator('.chip').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await readAndClose(page)).toMatch(/points? for (row|column)/i);

  const barred = page.locator('.cell.empty[aria-disabled="true"]').first();
  const named = await barred.getAttribute('data-name');
  await barred.focus();
  await page.keyboard.press('Enter');
  await slip(page).waitFor();
  await picture(page, 'why-not-desktop-dark');
  expect(await slip(page).innerText()).toMatch(new RegExp(`Why not ${named}\\?`, 'i'));
  await slip(page)
    .getByRole('button', { name: /^Rule T-/ })
    .first()
    .click();
  await page.locator('.rules-panel [data-here]').waitFor();
  expect(await slip(page).count()).toBe(0);
  await picture(page, 'rules-desktop-dark');
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.rules-panel').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('why on a phone: a tap on what can’t be chosen, and a long press on a tile in hand, open a sheet from below', {
  tags: ['long'],
}, async () => {
  const { page, errors } = await goOnWith(file, { viewport: SIZES.phone, hasTouch: true, colorScheme: 'light' });
  await page.locator('.cell.empty[aria-disabled="true"]').first().tap({ force: true });
  expect(await readAndClose(page)).toMatch(/Why not/i);
  const held = page.locator('.mine .cover').first();
  const pressed = await held.getAttribute('aria-pressed');
  const box = await held.boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 30 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await slip(page).waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await picture(page, 'why-phone-light');
  expect(await axeFinds(page)).toEqual([]);
  const { x, y, width, height } = (await slip(page).boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
  expect([x, width, Math.round(y + height)]).toEqual([0, SIZES.phone.width, SIZES.phone.height]);
  // The finger only asked: the tile wasn't picked up, or was put back.
  expect(await held.getAttribute('aria-pressed')).toBe(pressed);
  await page.keyboard.press('Escape');
  expect(errors).toEqual([]);
});

const READERS = [
  { locale: 'de-DE', word: 'Rand', size: 'phone', colorScheme: 'dark' },
  { locale: 'en-US', word: 'margin', size: 'desktop', colorScheme: 'light' },
  { locale: 'en-US', word: 'margin', size: 'phone', colorScheme: 'dark' },
  { locale: 'de-DE', word: 'Rand', size: 'desktop', colorScheme: 'light' },
] as const;

for (const { locale, word, size, colorScheme } of READERS)
  test(`the rules, ${locale}, at the size of a ${size}, ${colorScheme}: searching finds sections and rulings, and goes there`, {
    tags: ['long'],
  }, async () => {
    const ruling = 'T-1';
    const { page, errors } = await visit(`${address}/rules/olympus`, { locale, colorScheme, viewport: SIZES[size] });
    await page.locator('.rule-book').waitFor();
    await picture(page, `rules-page-${size}-${colorScheme}-${locale.slice(0, 2)}`);
    expect(await axeFindsInForm(page)).toEqual([]);
    await page.getByRole('searchbox').fill(word);
    const places = page.locator('.rules-places button');
    await places.first().waitFor();
    await picture(page, `rules-search-${size}-${colorScheme}-${locale.slice(0, 2)}`);
    // Colors are the same in every language.
    expect(await (locale === 'en-US' ? axeFinds : axeFindsInForm)(page)).toEqual([]);
    await places.filter({ hasText: new RegExp(`^${ruling} `) }).click();
    await page.locator(`[data-rule="${ruling}"][data-here]`).waitFor();
    expect(await page.locator(`[data-rule="${ruling}"]`).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES[size].width);
    expect(errors).toEqual([]);
  });
