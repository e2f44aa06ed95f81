import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { answerOnce, hurryBots, press, seqOn, untilAfter, untilAsked } from './playing.ts';
import { address } from './service.ts';

test('a hint says what the strong bot expects of its best answers, shows them on the board, and plays one', async () => {
  const { page, errors } = await visit(`${address}/play/new?game=olympus&against=easy`);
  await untilAsked(page);
  // The draft is over when a tile can be placed.
  while ((await page.locator('.cell.open.live').count()) === 0) {
    await answerOnce(page, press);
    await untilAsked(page);
  }
  await hurryBots(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const best = page.locator('.advice li button').first();
  await best.waitFor();
  expect(await best.innerText()).toMatch(/ on [a-h][1-8].*(ahead|behind|level)/s);
  expect(await page.locator('.advice li button').nth(1).innerText()).toMatch(/ (less|good)\n/);
  await best.hover();
  await page.locator('.ghost').waitFor();
  await picture(page, 'hint-desktop-dark');
  expect(await axeFinds(page)).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  await picture(page, 'hint-phone-dark');
  await page.setViewportSize(SIZES.desktop);
  const seq = await seqOn(page);
  // Previewing and playing are two steps.
  await best.click();
  await page.locator('.prompt .confirm').waitFor();
  await page.mouse.move(0, 0);
  expect(await page.locator('.ghost').count()).toBe(1);
  expect([await seqOn(page), await best.getAttribute('aria-pressed')]).toEqual([seq, 'true']);
  // An ability that asks is part of the plan, and of the hint.
  const steps = await best.locator('.then').count();
  await best.click();
  await untilAfter(page, seq);
  expect(await page.locator('.advice').count()).toBe(Math.min(1, steps));
  expect(errors).toEqual([]);
});

test('an answer can be undone while that is allowed, and if not, the table says why', async () => {
  const hotSeat = `${address}/play/new?game=olympus&against=hot-seat`;
  const { page, errors } = await visit(hotSeat);
  await untilAsked(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  // Nothing has been done yet.
  await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
  await undo.click({ force: true });
  expect(await page.locator('.table-note').innerText()).not.toBe('');
  // An ability that asks comes after a placement of the same player, which can be taken back.
  // Where nobody with a choice is dealt in a whole game, there is another one.
  while ((await page.getByRole('button', { name: /^Don’t use/ }).count()) === 0) {
    await answerOnce(page, press);
    if (!(await untilAsked(page))) await page.goto(hotSeat);
    await untilAsked(page);
  }
  const placed = await page.locator('.lying .tile').count();
  await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('false');
  const seq = await seqOn(page);
  await undo.click();
  await untilAfter(page, seq);
  expect(await page.locator('.lying .tile').count()).toBe(placed - 1);
  expect(errors).toEqual([]);
});
