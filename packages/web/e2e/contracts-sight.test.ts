import { contracts } from '@swordtable/games/contracts/rules';
import { partyAt } from '@swordtable/games/contracts/state';
import { submit } from '@swordtable/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, visit } from './browser.ts';
import { goOnWith, leftWhere } from './left-match.ts';
import { hurryBots, press, through } from './playing.ts';
import { address } from './service.ts';

/** Matches left in a player's turn: one where a companion can go somewhere, and one where the round ends with the next answer. */
const free = () =>
  leftWhere(contracts, ({ decisions: [asked] }) =>
    asked?.prompt.rule === 'turn' && [...asked.options].some((option) => 'visit' in option) ? asked : undefined,
  ).file;
const last = () =>
  leftWhere(contracts, ({ state, decisions: [asked] }) =>
    asked?.prompt.rule === 'turn' && partyAt(state, 1 - asked.seat).passed && [...asked.options].some((option) => 'pass' in option)
      ? asked
      : undefined,
  ).file;

/** And one in the Tavern or at the Smith, where declining leads to no side quest. */
const inside = () =>
  leftWhere(contracts, (position) => {
    const [asked] = position.decisions;
    if (asked === undefined || contracts.view(position.state, asked.seat).asked?.ask !== 'house') return undefined;
    const declined = submit(contracts, position, asked.seat, { none: true });
    return declined.ok && declined.value.position.decisions[0]?.prompt.rule === 'turn' ? asked : undefined;
  }).file;

/** And one where a player has set out for a contract: somebody goes, and the group pays. */
const setOut = () =>
  leftWhere(
    contracts,
    ({ state, decisions: [asked] }) =>
      asked?.prompt.ask === 'companion' && contracts.view(state, asked.seat).asked?.ask === 'fulfil' ? asked : undefined,
    { bot: 'random' },
  ).file;

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test('on a phone, what appears above is scrolled into view of a player busy below', { tags: ['long'] }, async () => {
  const { page, errors } = await goOnWith(last(), { viewport: SIZES.phone });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await topOf(page, '.top-line')).toBeLessThan(0);
  await press(page.getByRole('button', { name: 'Pass for this round' }));
  await page.locator('.contracts-stage').waitFor();
  expect(await topOf(page, '.contracts-stage')).toBeGreaterThanOrEqual(0);
  expect(errors).toEqual([]);
});

test('on a phone, what is for sale appears in front of the player who decides, who may still look elsewhere', {
  tags: ['long'],
}, async () => {
  const { page, errors } = await goOnWith(inside(), { viewport: SIZES.phone });
  const openTab = page.locator('.tabs button[aria-pressed="true"]');
  expect(await openTab.innerText()).toBe('Shops');
  // The visited house comes first, whichever of the two it is.
  expect(await topOf(page, '.house[data-asked]')).toBeLessThan(await topOf(page, '.house:not([data-asked])'));
  await page.getByRole('button', { name: 'Common', exact: true }).click();
  expect(await openTab.innerText()).toBe('Common');
  // Who gets a common contract's reward is said in words.
  expect(await page.locator('.commons').innerText()).toContain('for any companion');
  expect(errors).toEqual([]);
});

test('on a phone, what was open before the question reopens after the answer', { tags: ['long'] }, async () => {
  const { page, errors } = await goOnWith(inside(), { viewport: SIZES.phone });
  const openTab = page.locator('.tabs button[aria-pressed="true"]');
  expect(await openTab.innerText()).toBe('Shops');
  await through(page, () => press(page.getByRole('button', { name: /^(Buy nothing|Recruit no one)/ })));
  await expect.poll(() => openTab.innerText()).toBe('Contracts');
  expect(errors).toEqual([]);
});

test('the hint and the question are both in sight, and a selection is canceled in words', { tags: ['long'] }, async () => {
  const { page, errors } = await goOnWith(free(), { viewport: SIZES.desktop });
  await press(page.locator('.place[data-open]'));
  await page.locator('.place[data-named]').waitFor();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  expect(await page.locator('.place[data-named]').count()).toBe(0);
  await hurryBots(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.advice').waitFor();
  const bottoms = await page
    .locator('.advice, .prompt.ask')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().bottom));
  expect(bottoms).toHaveLength(2);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(SIZES.desktop.height);
  expect(errors).toEqual([]);
});

test('a hint is a plan for the whole action, and stays while the player follows it', async () => {
  const { page, errors } = await goOnWith(setOut(), { viewport: SIZES.desktop });
  const hint = page.getByRole('button', { name: 'Hint' });
  await hurryBots(page);
  await hint.click();
  const plans = page.locator('.advice li');
  await plans.first().waitFor();
  const best = plans.filter({ has: page.locator('.then') }).first();
  const [first, ...rest] = await best.locator('.what, .then').allInnerTexts();
  expect(first).toMatch(/ joins$/);
  expect(rest.at(-1)).toMatch(/^(With|Without) the bonus/);
  for (const [at, step] of rest.entries()) {
    const follow = at === 0 ? best.locator('button') : plans.locator('button');
    await press(follow);
    await through(page, () => press(follow));
    // Closed and opened again, it's still the same plan.
    await hint.click();
    expect(await plans.count()).toBe(0);
    await hint.click();
    expect(await plans.count()).toBe(1);
    expect((await plans.locator('.what').innerText()).endsWith(step)).toBe(true);
  }
  // A player who departs from the plan has to ask again.
  await through(page, () => press(page.getByRole('button', { name: 'Back', exact: true })));
  expect(await plans.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a spectator sees the packs go around, and no cards in them', { tags: ['long'] }, async () => {
  const { page: host } = await visit(`${address}/match/new?game=contracts&against=link&public=yes`);
  await host.getByLabel('Your name').fill('Ada');
  await host.getByRole('button', { name: 'Create match' }).click();
  await host.waitForURL(/\/match\/[a-z2-9]{14}$/);
  const link = await host.getByRole('textbox').first().inputValue();
  const { page: guest } = await visit(link);
  await guest.getByLabel('Your name').fill('Grace');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.locator('.pack-card').first().waitFor();
  const { page: watcher, errors } = await visit(host.url());
  const packs = watcher.locator('.passing .spoken');
  await packs.first().waitFor();
  expect(await packs.allInnerTexts()).toEqual(['Ada has 1 pack', 'Grace has 1 pack']);
  await press(guest.locator('.pack-card'));
  await press(guest.locator('.prompt .confirm'));
  await expect.poll(() => packs.allInnerTexts()).toEqual(['Ada has 2 packs', 'Grace has no pack']);
  expect(await watcher.locator('.pack-card').count()).toBe(0);
  expect(errors).toEqual([]);
});
