import { GAMES } from '@swordtable/games';
import { startService } from '@swordtable/server/testing/service';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { hireOn, stageOn } from './hiring.ts';
import { look } from './looking.ts';
import { isOver, seqOn, untilAfter } from './playing.ts';
import { SITE } from './site.ts';

const { address } = await startService({ games: GAMES, worker: 'worker', site: SITE });
const table = (search: string): string => `${address}/play/new?game=contracts&against=easy${search}`;

test('a whole game of two against a bot, and every stage of it looked at', async () => {
  const { page, errors } = await visit(table(''));
  await hireOn(page, { stage: 'draft' });
  expect(await page.locator('.pack-card').count()).toBe(10);
  const faults = [...(await look(page, 'contracts-draft'))];
  await hireOn(page, { stage: 'plan' });
  faults.push(...(await look(page, 'contracts-plan')));
  await hireOn(page, { stage: 'kingdom' });
  faults.push(...(await look(page, 'contracts-turn')));
  await hireOn(page);
  expect(await isOver(page)).toBe(true);
  expect(await stageOn(page)).toBe('over');
  faults.push(...(await look(page, 'contracts-over')));
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a contract is paid in one of the ways that waste nothing, and the log tells how', async () => {
  const { page, errors } = await visit(`${address}/learn/contracts`);
  await page.getByRole('button', { name: 'End the lessons' }).click();
  await hireOn(page, { shows: '.ask-payment' });
  const ways = page.locator('.ask-payment');
  expect(await page.locator('.ask-payment[aria-pressed="true"]').count()).toBe(1);
  await ways.last().click();
  expect(await ways.last().getAttribute('aria-pressed')).toBe('true');
  const contract = await page.locator('.contract[data-named]').getAttribute('data-card');
  const seq = await seqOn(page);
  await page.getByRole('button', { name: 'Fulfil it' }).click();
  await untilAfter(page, seq);
  expect(await page.locator(`.contract[data-card="${contract}"]`).count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('on pay day, whoever cannot pay everybody says who leaves', async () => {
  const { page, errors } = await visit(table(''));
  await hireOn(page, { stage: 'pay', passes: true });
  expect(await stageOn(page)).toBe('pay');
  const faults = await look(page, 'contracts-pay');
  const companions = await page.locator('.party-row .companion').count();
  await hireOn(page, { stage: 'draft', round: 2 });
  expect(await page.locator('.party-row .companion').count()).toBeLessThan(companions);
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});
