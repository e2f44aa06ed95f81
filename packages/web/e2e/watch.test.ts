import { GAMES } from '@swordtable/games';
import { companyOf } from '@swordtable/server/testing/company';
import { startService } from '@swordtable/server/testing/service';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { axeFindsInForm } from './axe.ts';
import { picture, SIZES, type VisitOptions, visit } from './browser.ts';
import { IS_LONG } from './long.ts';
import { answerOnce, click, seqOn, untilAfter, untilAsked } from './playing.ts';
import { lightSite, SITE } from './site.ts';

/** Only notifications need a service worker, and they're in the long form. */
const site = IS_LONG ? lightSite() : undefined;
afterAll(() => site?.remove());
const service = await startService({ games: GAMES, worker: 'worker', site: site?.folder ?? SITE });
const { address } = service;

/** Gives a name where one is asked for. */
const saysName = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('textbox').first().fill(name);
  await page.getByRole('button', { name: /create match|sit down/i }).click();
};

/** Two people in a match by link; the one who must answer first comes first. */
const twoAtATable = async (terms: string, options: VisitOptions = {}) => {
  const host = await visit(`${address}/match/new?game=olympus&against=link${terms}`, options);
  await saysName(host.page, 'Ada');
  await host.page.waitForURL(/\/match\/[a-z2-9]{14}$/);
  const link = await host.page.getByRole('textbox').first().inputValue();
  const guest = await visit(link, options);
  await saysName(guest.page, 'Bea');
  await Promise.all([host, guest].map(({ page }) => page.locator('.prompt').first().waitFor()));
  const hostFirst = await Promise.any([host, guest].map(({ page }) => untilAsked(page).then(() => page === host.page)));
  return { match: host.page.url(), asked: hostFirst ? host : guest, other: hostFirst ? guest : host };
};

test('without public matches, the page says what to do', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/watch`);
  await page.getByText(/no public matches right now/i).waitFor();
  await picture(page, 'watch-empty-desktop-dark');
  expect(await axeFindsInForm(page)).toEqual([]);
  await page.getByRole('link', { name: /set up olympus/i }).click();
  expect(await page.getByRole('radio', { name: /^public/i }).isChecked()).toBe(true);
  expect(errors).toEqual([]);
});

test('a public match is listed, and spectators see its moves', async () => {
  const company = await companyOf(service, 2, { game: 'olympus', listed: true, clock: { seconds: 3 * 24 * 3_600, level: 'easy' } });
  const watcher = await visit(`${address}/watch`, { viewport: SIZES.phone });
  const line = watcher.page.getByRole('link', { name: /seat 0 – seat 1/i });
  await line.waitFor();
  expect(await line.innerText()).toMatch(/over days/i);
  await picture(watcher.page, 'watch-phone-dark');
  expect(await axeFindsInForm(watcher.page)).toEqual([]);
  await line.click();
  await watcher.page.waitForURL(`${address}/match/${company.match}`);
  const lines = watcher.page.locator('.log li');
  await watcher.page.locator('.table-page').waitFor();
  const seq = await seqOn(watcher.page);
  const [asked = 0] = (await company.card()).asked;
  await company.player(asked).answer(company.match, asked);
  await untilAfter(watcher.page, seq);
  expect(await lines.count()).toBeGreaterThan(0);
  // Spectators have no questions.
  expect(await watcher.page.locator('.draft .cover.live').count()).toBe(0);
  expect(watcher.errors).toEqual([]);
});

test('a private match is listed nowhere', { tags: ['long'] }, async () => {
  const { asked } = await twoAtATable('');
  const listed = await service.nobody.get('/api/matches?status=running');
  expect(JSON.stringify(listed.body)).not.toContain(new URL(asked.page.url()).pathname.split('/').at(-1));
});

test('the chosen terms are those of the match', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/new/olympus?against=link`, { viewport: SIZES.tablet });
  await page.getByRole('radio', { name: /^over days/i }).check();
  await page.getByRole('radio', { name: '7 days' }).check();
  await page.getByRole('radio', { name: /^hard/i }).check();
  await page.getByRole('radio', { name: /^public/i }).check();
  await picture(page, 'setup-by-link-tablet-dark');
  expect(await axeFindsInForm(page)).toEqual([]);
  await page.getByRole('button', { name: /create link/i }).click();
  await saysName(page, 'Ada');
  await page.waitForURL(/\/match\/[a-z2-9]{14}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const card = await service.nobody.get(`/api/matches/${id}`);
  expect(card.body).toMatchObject({ listed: true, clock: { seconds: 7 * 24 * 3600, level: 'hard' } });
  expect(errors).toEqual([]);
});

test('a player who wants notifications gets one when it is their turn, once', { tags: ['long'] }, async () => {
  const { match, asked, other } = await twoAtATable('&pace=days', { serviceWorkers: 'allow', isWindowed: true, isAlone: true });
  await other.page.context().grantPermissions(['notifications'], { origin: address });
  // The player who waits has left the table for another page.
  await other.page.goto(`${address}/credits`);
  await other.page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' }).waitFor();
  await other.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await other.page.getByRole('button', { name: 'Menu' }).click();
  await other.page.getByText('Notify me when it’s my turn').click();
  await picture(other.page, 'menu-desktop-dark');
  expect(await axeFindsInForm(other.page)).toEqual([]);
  await other.page.keyboard.press('Escape');
  const told = () =>
    other.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (await registration?.getNotifications())?.map(({ title, body, data }) => ({ title, body, data: String(data) }));
    });
  expect(await told()).toEqual([]);
  await answerOnce(asked.page, click);
  // The server is asked again when a page comes into view.
  await other.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect
    .poll(told)
    .toEqual([{ title: 'Your turn at Olympus', body: expect.stringMatching(/^Against (Ada|Bea)\.$/), data: new URL(match).pathname }]);
  await expect.poll(() => other.page.title()).toMatch(/^\(1\) /);
  await other.page.locator('link[rel="icon"][href="/emblem-turn.svg"]').waitFor({ state: 'attached' });
  await other.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await other.page.goto(match);
  await untilAsked(other.page);
  await expect.poll(() => other.page.title()).not.toMatch(/^\(/);
  expect(await told()).toHaveLength(1);
  for (const { errors } of [asked, other]) expect(errors).toEqual([]);
});
