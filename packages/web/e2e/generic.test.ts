import { highWater } from '@swordtable/high-water/rules';
import { expect, test } from 'vitest';
import { SIZES, visit } from './browser.ts';
import { leftWhere, resume } from './left-match.ts';
import { look } from './looking.ts';
import { click, hurryBots, isOver, playOn, press, through, untilAsked } from './playing.ts';
import { address } from './service.ts';

test('the home page lists the example only on request', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/`);
  await page.getByRole('heading', { name: 'Contracts' }).waitFor();
  expect(await page.getByRole('heading', { name: 'High Water' }).count()).toBe(0);
  await page.goto(`${address}/?examples=on`);
  await page.getByRole('heading', { name: 'High Water' }).waitFor();
  const faults = await look(page, 'home-with-example');
  await page.goto(`${address}/`);
  const card = page.getByRole('article').filter({ hasText: 'High Water' });
  expect(await card.innerText()).toContain('3 to 5 players');
  await card.getByRole('link', { name: 'Play a bot at High Water' }).click();
  await untilAsked(page);
  expect([...faults, ...errors]).toEqual([]);
});

test('a match of a game without a board: panels, answers as buttons, a hint, the log, the end, and the replay', async () => {
  const { page, errors } = await visit(`${address}/play/new?game=high-water&against=easy&seats=3`);
  await untilAsked(page);
  expect(await page.getByRole('heading', { name: 'How many tricks will you take?' }).count()).toBe(1);
  expect(await page.getByRole('group', { name: 'Your cards' }).getByRole('listitem').count()).toBe(7);
  const faults = [...(await look(page, 'generic-pledge'))];
  await through(page, () => page.getByRole('button', { name: '2 tricks' }).click());
  await untilAsked(page);
  const own = page.getByRole('table', { name: 'Players' }).getByRole('row', { name: /^Otter/ });
  expect(await own.innerText()).toMatch(/Otter\s+0\s+2\s+0\s+7/);
  expect(await page.locator('.log').innerText()).toMatch(/Pledges: Otter 2, Heron \d, Beaver \d\./);
  // The hint uses the game's words; one click selects it, and the second plays it.
  await hurryBots(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const advice = page.getByRole('region', { name: 'What the strong bot would do' });
  const best = advice.getByRole('button').first();
  const card = /(reed|stone|heron|moon) \d+/i.exec(await best.innerText())?.[0].toLowerCase();
  faults.push(...(await look(page, 'generic-hint')));
  await best.click();
  await through(page, () => best.click());
  expect(await page.locator('.log').innerText()).toContain(`Otter plays ${card}.`);
  // A played card has been seen, so it can't be undone.
  await untilAsked(page);
  await press(page.getByRole('button', { name: 'Undo' }));
  await page.getByRole('status').filter({ hasText: 'you can’t undo it' }).waitFor();
  // The end comes sooner in a match that bots have played.
  await resume(page, leftWhere(highWater, (_, left) => (left === 3 ? true : undefined), { seats: 3 }).file);
  await playOn(page, press);
  expect(await isOver(page)).toBe(true);
  expect(await page.locator('.log').innerText()).toMatch(/Points for this hand: Otter \d+, Heron \d+, Beaver \d+\.\s*$/);
  faults.push(...(await look(page, 'generic-over')));
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByText('0 / 72').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByText('72 / 72').waitFor();
  await page.getByRole('combobox', { name: 'View as' }).selectOption('Everything open');
  await page.getByRole('group', { name: 'Undealt' }).getByRole('listitem').first().waitFor();
  faults.push(...(await look(page, 'generic-replay')));
  expect([...faults, ...errors]).toEqual([]);
});

test('at one device it is handed over before anyone sees the next hand', async () => {
  const { page, errors } = await visit(`${address}/play/new?game=high-water&against=hot-seat&seats=3`, { viewport: SIZES.phone });
  for (const name of ['Otter', 'Heron', 'Beaver']) {
    await page.getByRole('button', { name: `I’m ${name}` }).waitFor();
    expect(await page.getByRole('group', { name: 'Your cards' }).count()).toBe(0);
    await page.getByRole('button', { name: `I’m ${name}` }).click();
    await page.getByRole('group', { name: 'Your cards' }).waitFor();
    await page.getByRole('button', { name: '1 trick' }).click();
  }
  await page.getByRole('button', { name: 'I’m Otter' }).click();
  await page.getByRole('button', { name: 'Log' }).click();
  expect(await page.locator('.log').innerText()).toContain('Pledges: Otter 1, Heron 1, Beaver 1.');
  expect(errors).toEqual([]);
});

test('between friends a pledge can be undone while another is missing, and spectators see that it was made, not what', {
  tags: ['long'],
}, async () => {
  const host = await visit(`${address}/match/new?game=high-water&against=link&seats=3&public=yes`);
  await host.page.getByLabel('Your name').fill('Ada');
  await host.page.getByRole('button', { name: 'Create match' }).click();
  await host.page.waitForURL(/\/match\/[a-z2-9]{14}$/);
  const links = host.page.getByRole('textbox');
  await links.nth(1).waitFor();
  const invitations = [await links.nth(0).inputValue(), await links.nth(1).inputValue()];
  const guests = [];
  for (const [at, name] of ['Bea', 'Cleo'].entries()) {
    const guest = await visit(invitations[at] ?? '');
    await guest.page.getByLabel('Your name').fill(name);
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    guests.push(guest);
  }
  await untilAsked(host.page);
  const watcher = await visit(host.page.url());
  const ada = watcher.page.getByRole('table', { name: 'Players' }).getByRole('row', { name: /^Otter/ });
  await ada.waitFor();
  await through(host.page, () => click(host.page.getByRole('button', { name: '4 tricks' })));
  await watcher.page.getByRole('row', { name: /^Otter.*sealed/ }).waitFor();
  const told = (await watcher.page.locator('.log').innerText()).split('\n');
  expect(told.filter((line) => line.includes('Otter'))).toEqual(['Otter has pledged.']);
  await host.page.getByRole('button', { name: 'Undo' }).click();
  expect(await untilAsked(host.page)).toBe(true);
  expect(await watcher.page.getByRole('button', { name: '4 tricks' }).count()).toBe(0);
  expect([host, watcher, ...guests].flatMap(({ errors }) => errors)).toEqual([]);
});
