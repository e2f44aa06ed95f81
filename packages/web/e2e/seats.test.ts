import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { picture, SIZES, visit } from './browser.ts';
import { look } from './looking.ts';
import { askedOn, untilAnswered } from './playing.ts';
import { address } from './service.ts';

/** Answers whatever Swordcrafters asks: the first cut, the first group, and a tile on the first side that takes it. */
const answerSwords = async (page: Page): Promise<void> => {
  const asked = await askedOn(page);
  const offered = ['.cut-line', '.group-spot[aria-disabled="false"]'];
  const there = await page.evaluate((selectors) => selectors.find((each) => document.querySelector(each) !== null), offered);
  if (there !== undefined) await page.locator(there).first().press('Enter');
  else {
    const tile = page.locator('.tray-tile:not([disabled])').first();
    if ((await tile.getAttribute('aria-pressed')) !== 'true') await tile.press('Enter');
    // Sides that can't be built on have no key.
    for (const side of '1234') await page.keyboard.press(side);
  }
  await untilAnswered(page, asked);
};

/** Waits until one of these pages has a question, and answers there. */
const oneAnswer = async (pages: readonly Page[]): Promise<void> => {
  const asked = await Promise.race(
    pages.map(async (page) => {
      await page.locator('.prompt:not(.idle)').waitFor();
      return page;
    }),
  );
  await answerSwords(asked);
};

test('a match by link for three: me, a friend with a phone, and a bot', { tags: ['long'] }, async () => {
  const { page: host, errors: hostErrors } = await visit(`${address}/new/swordcrafters?against=link`);
  await host.getByRole('radio', { name: 'Three' }).check();
  await host.getByRole('combobox', { name: 'Seat 3' }).selectOption('easy');
  await host.getByLabel('Name on seat 2').fill('Grace');
  const faults = [...(await look(host, 'seats-setup-link'))];
  await host.getByRole('button', { name: 'Create link' }).click();
  await host.getByLabel('Your name').fill('Ada');
  await host.getByRole('button', { name: 'Create match' }).click();
  await host.getByText('1 seat still free.').waitFor();
  faults.push(...(await look(host, 'seats-invitations')));
  const link = await host.getByRole('textbox', { name: 'Link for Grace' }).inputValue();

  const { page: guest, errors: guestErrors } = await visit(link, { viewport: SIZES.phone });
  await guest.getByText('Easy bot').waitFor();
  expect(await guest.getByLabel('Your name').inputValue()).toBe('Grace');
  faults.push(...(await look(guest, 'seats-invited')));
  await guest.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [host, guest]) await page.locator('.table').waitFor();
  for (let answers = 0; answers < 8; answers++) await oneAnswer([host, guest]);
  // Everyone has done something, and each page has the others' names.
  expect(await host.locator('.log').innerText()).toMatch(/Easy bot[\s\S]*Grace|Grace[\s\S]*Easy bot/);
  expect(await guest.locator('.log').textContent()).toMatch(/Ada/);
  expect([...faults, ...hostErrors, ...guestErrors]).toEqual([]);
});

test('in a rematch of three, the seats are for the same players: no one can give another’s away', { tags: ['long'] }, async () => {
  const { page: host, errors: hostErrors } = await visit(
    `${address}/match/new?game=swordcrafters&against=link&seats=3&with=link:Grace,link:Bo`,
  );
  await host.getByLabel('Your name').fill('Ada');
  await host.getByRole('button', { name: 'Create match' }).click();
  const invited = async (name: string) => {
    const { page, errors } = await visit(await host.getByRole('textbox', { name: `Link for ${name}` }).inputValue());
    await page.getByRole('button', { name: 'Sit down' }).click();
    return { page, errors };
  };
  const [grace, bo] = [await invited('Grace'), await invited('Bo')];
  for (const { page } of [{ page: host }, grace, bo]) await page.locator('.table').waitFor();
  // When two have resigned only the last of them is left, and the match is over.
  for (const [page, seat] of [
    [grace.page, 1],
    [bo.page, 2],
  ] as const) {
    const status = await page.evaluate(
      async (path) => (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
      `/api${new URL(page.url()).pathname.replace('match', 'matches')}/seats/${seat}/resign`,
    );
    expect(status).toBe(200);
  }
  await host.getByRole('button', { name: 'Rematch' }).click();
  // The last of the three now has the host's former first seat.
  await bo.page.getByRole('link', { name: 'Go to the rematch' }).click();
  await bo.page.getByText('1 seat still free.').waitFor();
  // While they wait for the third, the two can talk.
  await bo.page.getByRole('button', { name: /^Talk/ }).click();
  await bo.page.getByRole('button', { name: 'Hello!' }).click();
  await host.getByRole('button', { name: 'Talk: 1 new message' }).click();
  await host.getByRole('log').getByText('Hello!').waitFor();
  await picture(host, 'waiting-talk-desktop-dark');
  for (const page of [host, bo.page]) expect(await page.getByRole('button', { name: /^New link/ }).count()).toBe(0);
  await grace.page.getByRole('link', { name: 'Go to the rematch' }).click();
  for (const page of [host, bo.page, grace.page]) await page.locator('.table').waitFor();
  expect([...hostErrors, ...grace.errors, ...bo.errors]).toEqual([]);
});

test('two people at one device and a bot: the device is handed over when one must not see what the other builds', {
  tags: ['long'],
}, async () => {
  const { page, errors } = await visit(`${address}/new/swordcrafters?against=hot-seat`);
  await page.getByRole('radio', { name: 'Three' }).check();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Name on seat 2').fill('Bo');
  await page.getByRole('combobox', { name: 'Seat 3' }).selectOption('easy');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/\/play\/(?!new)/);
  const handed = new Set<string>();
  for (let answers = 0; answers < 40 && handed.size < 1; answers++) {
    const over = page.locator('.hand-over');
    await page.locator('.hand-over, .prompt:not(.idle)').first().waitFor();
    if ((await over.count()) === 0) await answerSwords(page);
    else {
      handed.add(await over.locator('h1').innerText());
      await over.getByRole('button').click();
    }
  }
  // The player who took the last group already has the device, and builds first; then it goes to the other.
  expect(['Ada', 'Bo']).toContain([...handed].map((text) => text.replace(/^.* /, '')).join());
  await page.goto(`${address}/`);
  await page.getByText('Hot-seat, Easy bot').waitFor();
  expect(errors).toEqual([]);
});
