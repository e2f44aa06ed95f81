import { GAMES } from '@swordtable/games';
import { startService } from '@swordtable/server/testing/service';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { SITE } from './site.ts';

const KEY = 'the-operator-key-of-the-browser-tests';
let address = '';
beforeAll(async () => {
  ({ address } = await startService({ games: GAMES, worker: 'worker', site: SITE, env: { OPERATOR_KEY: KEY } }));
});

/** Makes a visitor a player, as the page /me does. */
const becomePlayer = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const body = JSON.stringify({ name: wanted, emblem: { picture: 'owl', color: 'teal' } });
    return (await fetch('/api/me', { method: 'PUT', headers: { 'content-type': 'application/json' }, body })).status;
  }, name);

const openTalk = (page: Page): Promise<void> => page.getByRole('button', { name: /^Talk/ }).click();
const said = (page: Page, text: string) => page.getByRole('log').getByText(text);

test('two players talk, one is muted, blocked, and reported, and the operator acts on it', { tags: ['long'] }, async () => {
  const { page: host, errors } = await visit(`${address}/credits`);
  expect(await becomePlayer(host, 'Penelope')).toBe(200);
  await host.goto(`${address}/match/new?game=olympus&against=link`);
  await host.getByLabel('Your name').fill('Penelope');
  await host.getByRole('button', { name: 'Create match' }).click();
  await host.waitForURL(/\/match\/[a-z2-9]{14}$/);
  const link = await host.getByRole('textbox').first().inputValue();
  const { page: guest, errors: guestErrors } = await visit(`${address}/credits`, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  expect(await becomePlayer(guest, 'Antinous')).toBe(200);
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Antinous');
  await guest.getByRole('button', { name: 'Sit down' }).tap();
  for (const page of [host, guest]) await page.locator('.table').waitFor();

  // A phrase is shown over the table, and counted until it's read.
  await openTalk(host);
  await host.getByRole('button', { name: 'Good luck, have fun!' }).click();
  await said(host, 'Good luck, have fun!').waitFor();
  await guest.getByText('Good luck, have fun!').waitFor();
  await picture(guest, 'talk-arrives-phone');
  await guest.getByRole('button', { name: 'Talk: 1 new message' }).tap();
  await said(guest, 'Good luck, have fun!').waitFor();

  // Free text needs both.
  const allows = (page: Page) => page.getByRole('checkbox', { name: 'Free text' });
  // It's checked when the server knows.
  await allows(host).click();
  await host.getByText('No one else allows free text yet.').waitFor();
  await expect.poll(() => allows(host).isChecked()).toBe(true);
  await allows(guest).click();
  await expect.poll(() => allows(guest).isChecked()).toBe(true);
  await guest.getByLabel('Message').fill('You should marry me.');
  await guest.getByRole('button', { name: 'Send' }).tap();
  await said(host, 'You should marry me.').waitFor();
  await picture(host, 'talk-desktop');
  await picture(guest, 'talk-phone');
  expect(await axeFinds(host)).toEqual([]);

  await host.getByRole('button', { name: 'Mute' }).click();
  await said(host, 'You should marry me.').waitFor({ state: 'detached' });
  await host.getByRole('button', { name: 'Report…' }).click();
  await host.getByLabel('What happened?').fill('Says this every day.');
  await picture(host, 'talk-report-desktop');
  await host.getByRole('button', { name: 'Send report' }).click();
  await host.getByText('Your report was sent.').waitFor();
  await host.getByRole('button', { name: 'Block' }).click();
  await host.getByRole('alert').getByText('Block Antinous?').waitFor();
  await host.getByRole('button', { name: 'Block' }).click();
  await host.getByText('Blocked', { exact: true }).waitFor();
  await host.getByRole('button', { name: 'Unmute' }).click();
  expect(await said(host, 'You should marry me.').count()).toBe(0);

  const { page: operator } = await visit(`${address}/operator`);
  await operator.getByLabel('Operator key').fill(KEY);
  await operator.getByRole('button', { name: 'Enter' }).click();
  await operator.getByText('Says this every day.').waitFor();
  await operator.getByText('What was said').click();
  await operator.getByText('You should marry me.').waitFor();
  expect(await axeFinds(operator)).toEqual([]);
  await operator.getByRole('button', { name: 'Silence for a week' }).click();
  await operator.getByRole('button', { name: 'Lift' }).waitFor();
  await picture(operator, 'operator-desktop');
  await operator.setViewportSize(SIZES.phone);
  await picture(operator, 'operator-phone');
  await operator.getByRole('button', { name: 'Close report' }).click();
  await operator.getByText('No open reports.').waitFor();
  await guest.getByRole('button', { name: 'Sorry!' }).tap();
  await guest.getByText('the operator has silenced you').waitFor();

  // During maintenance, every page says so, and a table says what still works.
  await operator.getByLabel('Sentence').fill('We’re moving. Back at noon.');
  await operator.getByRole('button', { name: 'Begin maintenance' }).click();
  await operator.getByText('Maintenance is on.').waitFor();
  await guest.reload();
  await guest.getByText('This match continues as usual').waitFor();
  await picture(guest, 'maintenance-match-phone');

  await host.goto(`${address}/me`);
  await host.getByText(/^Maintenance since \d/).waitFor();
  await host.getByText('We’re moving. Back at noon.').waitFor();
  await host.getByText('Antinous').waitFor();
  await picture(host, 'blocked-desktop');
  await host.getByRole('button', { name: 'Unblock' }).click();
  await host.getByText('Antinous is no longer blocked.').waitFor();
  // Browsers log that the operator's word was refused.
  expect(errors).toEqual([]);
  expect(guestErrors.filter((error) => !error.includes('403'))).toEqual([]);
});
