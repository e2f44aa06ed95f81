import { olympus } from '@swordtable/games/tile-battle/rules';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { goOnWith, leftWhere, resume } from './left-match.ts';
import { hurryBots, seqOn, untilAfter, untilAsked } from './playing.ts';
import { address } from './service.ts';

test('a hint says what the strong bot expects of its best answers, shows them on the board, and plays one', async () => {
  const { file } = leftWhere(olympus, ({ decisions: [asked] }) => (asked?.prompt.rule === 'placement' ? asked : undefined));
  const { page, errors } = await goOnWith(file);
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
  const { page, errors } = await visit(`${address}/play/new?game=olympus&against=hot-seat`);
  await untilAsked(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  // Nothing has been done yet.
  await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true');
  await undo.click({ force: true });
  expect(await page.locator('.table-note').innerText()).not.toBe('');
  // An ability that asks comes after a placement of the same player, which can be taken back.
  const { file } = leftWhere(olympus, ({ decisions: [asked] }) =>
    [...(asked?.options ?? [])].some((option) => 'pass' in option) ? asked : undefined,
  );
  await resume(page, { ...file, players: file.players.map(() => ({ name: '', player: 'person' })) });
  await page.getByRole('button', { name: /^Don’t use/ }).waitFor();
  const placed = await page.locator('.lying .tile').count();
  await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('false');
  const seq = await seqOn(page);
  await undo.click();
  await untilAfter(page, seq);
  expect(await page.locator('.lying .tile').count()).toBe(placed - 1);
  expect(errors).toEqual([]);
});
