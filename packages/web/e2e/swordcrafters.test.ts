import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, visit } from './browser.ts';
import { craftOn, phaseOn } from './crafting.ts';
import { leftWhere, resume } from './left-match.ts';
import { look } from './looking.ts';
import { isOver, through, untilAsked } from './playing.ts';
import { address } from './service.ts';

const table = (search: string): string => `${address}/play/new?game=swordcrafters&against=easy${search}`;

/** A point in the grid, in fractions of its size. */
const pointOf = async (page: Page, x: number, y: number): Promise<readonly [number, number]> => {
  const box = await page.locator('.grid-board').boundingBox();
  if (box === null) throw new Error('There is no grid.');
  return [box.x + x * box.width, box.y + y * box.height];
};

const lookedAt = (page: Page, look: string): Promise<number> => page.locator(`.sword-tile[data-look="${look}"]`).count();

const gemsLookedAt = (page: Page, look: string): Promise<number> => page.locator(`.sword-tile[data-look="${look}"] .gem`).count();

test('a whole game of two: the cut under the pointer is shown and counted, groups are taken, and the end is told step by step', {
  tags: ['long'],
}, async () => {
  const { page, errors } = await visit(table(''));
  await untilAsked(page);
  const grid = await page.locator('.sword-tile .gem').count();
  expect(grid).toBe(11);
  // Pointing anywhere shows the nearest cut: near the top, the one below the first row, regardless of earlier cuts.
  await page.mouse.move(...(await pointOf(page, 0.1, 0.12)));
  const shown = page.locator('.cut-line[data-shown]');
  await shown.waitFor({ state: 'attached' });
  const [first, second] = [await lookedAt(page, 'first'), await lookedAt(page, 'second')];
  const leaves = await page.locator('.prompt .says p').first().innerText();
  expect(leaves).toMatch(/^This cut makes/);
  expect([first > 0, second > 0]).toEqual([true, true]);
  // The counts of both parts match what is lit; the forge isn't a tile, and a part may have nothing else.
  const lit = [await gemsLookedAt(page, 'first'), await gemsLookedAt(page, 'second')].filter((gems) => gems > 0);
  expect([...leaves.matchAll(/\d+/g)].map(([tiles]) => Number(tiles))).toEqual(lit);
  const faults = [...(await look(page, 'swordcrafters-slice'))];
  await through(page, () => page.getByRole('button', { name: 'Cut here' }).click());
  await craftOn(page, { phase: 'select' });
  await page.locator('.group-spot').first().hover();
  expect(await page.locator('.prompt .says p').first().innerText()).toMatch(/^You get/);
  const size = await page.locator('.grid-cells li:not([data-look="taken"])').count();
  await through(page, () => page.locator('.group-spot').first().click());
  // A taken group leaves its player's mark.
  await page.locator('.sword-tile[data-look="taken"] .smith-mark').first().waitFor();
  expect(await page.locator('.grid-cells li:not([data-look="taken"])').count()).toBeLessThan(size);
  await craftOn(page, { phase: 'craft', round: 3 });
  await page.locator('.tray-tile').first().click();
  faults.push(...(await look(page, 'swordcrafters-craft')));
  // A tile can be dragged onto a side as well, upright or unrolled.
  const length = page.locator('.bench header p');
  const before = await length.innerText();
  await through(page, () => page.locator('.tray-tile').first().dragTo(page.locator('.one-side[data-open]').first()));
  expect(await length.innerText()).not.toBe(before);
  await craftOn(page, { phase: 'craft', round: 6 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await craftOn(page);
  // There are no more questions: the room belongs to the scoring, and the result isn't told before it.
  expect(await page.locator('.prompt').count()).toBe(0);
  expect([await isOver(page), await page.locator('.smith-points').count()]).toEqual([false, 0]);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.locator('.ending').waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const totals = await page.locator('.score-table tfoot td b').allInnerTexts();
  expect(totals).toEqual(await page.locator('.smith-points').allInnerTexts());
  faults.push(...(await look(page, 'swordcrafters-over')));
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});

/** With so few answers left, five players are crafting for the last time. */
const LAST_ANSWERS = 10;

test('five at the table: others cut and take, everyone crafts unseen, and any sword can be inspected', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(table('&seats=5'), { confirms: true });
  await craftOn(page, { phase: 'craft', round: 1 });
  expect(await page.locator('.crafting li').count()).toBe(5);
  expect(await page.locator('.smith').count()).toBe(5);
  // What the others have built isn't shown before all are done, even when only the reader is left.
  const done = page.locator('.crafting li[data-done]');
  await done.nth(3).waitFor();
  expect(await done.count()).toBe(4);
  expect(await page.locator('.smith-tiles').allInnerTexts()).toEqual(Array.from({ length: 5 }, () => '0 tiles'));
  await craftOn(page, { phase: 'slice', round: 2 });
  expect(await look(page, 'swordcrafters-five')).toEqual([]);
  // The round's summary stays until it's dismissed.
  await page.locator('.summary-sheet .btn.lamp').click();
  // So does what the others have done, over the side panels.
  const recap = page.getByRole('button', { name: 'Dismiss' });
  if ((await recap.count()) > 0) await recap.click();
  await page.locator('.smith-look').nth(2).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.smith-points').first().click();
  expect(await page.getByRole('dialog').innerText()).toMatch(/Your points/i);
  await page.keyboard.press('Escape');
  await resume(page, leftWhere(swordcrafters, (_, left) => (left <= LAST_ANSWERS ? true : undefined), { seats: 5 }).file);
  await craftOn(page);
  expect(await page.locator('.score-table thead th').count()).toBe(5);
  expect(errors).toEqual([]);
});

test('solo on a phone, with a finger: a tap shows what is kept, the second one cuts, and the cards are beaten or not', {
  tags: ['long'],
}, async () => {
  const { page, errors } = await visit(table('&seats=1'), { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await untilAsked(page);
  expect(await page.locator('.solo-cuts li').count()).toBe(4);
  const point = await pointOf(page, 0.2, 0.15);
  await page.touchscreen.tap(...point);
  expect(await page.locator('.prompt .says p').first().innerText()).toMatch(/^You keep/);
  expect(await lookedAt(page, 'off')).toBeGreaterThan(0);
  expect(await look(page, 'swordcrafters-solo')).toEqual([]);
  await through(page, () => page.touchscreen.tap(...point));
  expect(await page.locator('.solo-cuts [data-made]').count()).toBe(1);
  await craftOn(page);
  expect(await page.locator('.score-table thead th').count()).toBe(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
  expect(await page.locator('.ending').innerText()).toMatch(/win|lose/i);
  expect(errors).toEqual([]);
});

test('two swords each, by keyboard alone: arrows move the cut, Enter takes, digits build', async () => {
  const { page, errors } = await visit(table('&dual=true'));
  await untilAsked(page);
  for (let steps = 0; steps < 40 && !(await page.evaluate(() => document.activeElement?.matches('.cut-line') ?? false)); steps++)
    await page.keyboard.press('Tab');
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const before = await focused();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).not.toBe(before);
  expect(await focused()).toMatch(/^Cut group/);
  await through(page, () => page.keyboard.press('Enter'));
  while ((await untilAsked(page)) && (await phaseOn(page)) !== 'craft') await through(page, () => page.keyboard.press('Enter'));
  // If both groups are alike, no one has to say which sword gets which.
  await untilAsked(page);
  const both = page.locator('.prompt .btn.word');
  if ((await both.count()) > 0) await through(page, () => page.keyboard.press('Enter'));
  await page.locator('.tray-tile').first().waitFor();
  expect(await look(page, 'swordcrafters-dual')).toEqual([]);
  await through(page, async () => {
    await page.locator('.tray-tile').first().focus();
    if ((await page.locator('.tray-tile[data-held]').count()) === 0) await page.keyboard.press('Enter');
    const side = await page.locator('.one-side[data-open]').first().getAttribute('data-side');
    await page.keyboard.press(String(Number(side) + 1));
  });
  expect(await page.locator('.log').innerText()).toMatch(/You add/);
  // What isn't revealed yet can be undone.
  await through(page, () => page.locator('[data-tool="undo"]').click());
  expect(await page.locator('.log').innerText()).not.toMatch(/You add/);
  expect(errors).toEqual([]);
});
