import type { Action } from '@swordtable/games/contracts/action';
import { contracts } from '@swordtable/games/contracts/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { hireOn, stageOn } from './hiring.ts';
import { goOnWith, leftWhere } from './left-match.ts';
import { IS_LONG } from './long.ts';
import { look } from './looking.ts';
import { isOver, seqOn, untilAfter } from './playing.ts';
import { address } from './service.ts';

const table = (search: string): string => `${address}/play/new?game=contracts&against=easy${search}`;

/** Cycles through the options with their key, until it reaches one of these. */
const byKeyTo = async (page: Page, wanted: string): Promise<void> => {
  for (let left = 30; left > 0 && (await page.locator(wanted).and(page.locator(':focus')).count()) === 0; left--)
    await page.keyboard.press('n');
  expect(await page.locator(wanted).and(page.locator(':focus')).count()).toBe(1);
};

/** Moves to a neighbor. Which directions have one depends on where the bot has been. */
const byArrowsFrom = async (page: Page, place: string): Promise<void> => {
  const focused = (): Promise<string | null> => page.locator(':focus').getAttribute('data-card');
  for (const arrow of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'])
    if ((await focused()) === place) await page.keyboard.press(arrow);
  expect(await focused()).not.toBe(place);
};

/** Sends a companion somewhere without a mouse: from the question to a place, and on to the companion. */
const visitByKeys = async (page: Page): Promise<void> => {
  await page.keyboard.press('q');
  expect(await page.locator('.prompt:focus').count()).toBe(1);
  await byKeyTo(page, '.place[data-open]');
  const place = (await page.locator(':focus').getAttribute('data-card')) ?? '';
  await byArrowsFrom(page, place);
  await byKeyTo(page, `.place[data-card="${place}"]`);
  await page.keyboard.press('Enter');
  expect(await page.locator('.place[data-named]').getAttribute('data-card')).toBe(place);
  await byKeyTo(page, '.companion[data-stance="open"] .companion-face');
  const seq = await seqOn(page);
  // The first press selects the answer, the second gives it.
  await page.keyboard.press('Enter');
  await page.locator('.prompt .confirm').waitFor();
  expect(await seqOn(page)).toBe(seq);
  await page.keyboard.press('Enter');
  await untilAfter(page, seq);
};

test('a game of two against a bot begins, and every stage is checked', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(table(''), { confirms: true });
  await hireOn(page, { stage: 'draft' });
  expect(await page.locator('.pack-card').count()).toBe(10);
  const faults = [...(await look(page, 'contracts-draft'))];
  await hireOn(page, { stage: 'plan' });
  faults.push(...(await look(page, 'contracts-plan')));
  await hireOn(page, { stage: 'kingdom' });
  faults.push(...(await look(page, 'contracts-turn')));
  await visitByKeys(page);
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});

test('the last turns of a game, the last payday, and the end', { tags: ['long'] }, async () => {
  const { page, errors } = await goOnWith(
    leftWhere(contracts, (_, left) => (left === (IS_LONG ? 12 : 4) ? true : undefined), { bot: 'random' }).file,
  );
  await hireOn(page);
  expect(await isOver(page)).toBe(true);
  expect(await stageOn(page)).toBe('over');
  const faults = await look(page, 'contracts-over');
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});

test('a contract is paid in one of the ways that waste nothing, and the log says how', async () => {
  const { file } = leftWhere(
    contracts,
    ({ state, decisions: [asked] }) =>
      asked !== undefined &&
      contracts.view(state, asked.seat).asked?.ask === 'fulfil' &&
      [...asked.options].filter((action) => 'pay' in action).length > 1
        ? asked
        : undefined,
    { bot: 'random' },
  );
  const { page, errors } = await goOnWith(file);
  const ways = page.locator('.ask-payment');
  // One of them is chosen from the start.
  await page.locator('.ask-payment[aria-pressed="true"]').waitFor();
  expect(await page.locator('.ask-payment[aria-pressed="true"]').count()).toBe(1);
  await ways.last().click();
  expect(await ways.last().getAttribute('aria-pressed')).toBe('true');
  const contract = await page.locator('.contract[data-named]').getAttribute('data-card');
  const seq = await seqOn(page);
  await page.getByRole('button', { name: 'Fulfill', exact: true }).click();
  await untilAfter(page, seq);
  expect(await page.locator(`.contract[data-card="${contract}"]`).count()).toBe(0);
  await expect.poll(() => page.locator('.log').textContent()).toMatch(/You fulfill .+ with .+, for .+\./);
  expect(errors).toEqual([]);
});

test('on payday, a player who can’t pay everyone says who leaves', { tags: ['long'] }, async () => {
  const { file } = leftWhere(
    contracts,
    ({ decisions: [asked] }) =>
      asked?.prompt.rule === 'payment' && [...asked.options].some((action: Action) => 'dismiss' in action) ? asked : undefined,
    { bot: 'random' },
  );
  const { page, errors } = await goOnWith(file, { confirms: true });
  expect(await stageOn(page)).toBe('pay');
  const faults = await look(page, 'contracts-pay');
  const companions = await page.locator('.party-row .companion').count();
  await hireOn(page, { stage: 'draft', round: 2 });
  expect(await page.locator('.party-row .companion').count()).toBeLessThan(companions);
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});
