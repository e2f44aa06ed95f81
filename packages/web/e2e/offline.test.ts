import { readFile } from 'node:fs/promises';
import { GAMES } from '@swordtable/games';
import { readRecord } from '@swordtable/kernel';
import { startService } from '@swordtable/server/testing/service';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindsInForm } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { untilKept } from './kept.ts';
import { IS_LONG } from './long.ts';
import { answerOnce, click, untilAsked } from './playing.ts';
import { copySite, SITE } from './site.ts';

/** An offline Chromium forgets to tell the next page, so each page is told again. The server is gone all the while. */
const tellOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(false);
  await page.context().setOffline(true);
};

/** Failed requests are expected here, and not the page's fault. */
const faults = (errors: readonly string[]): readonly string[] => errors.filter((error) => !/net::ERR_|Failed to load resource/.test(error));

const logOn = (page: Page): Promise<readonly string[]> => page.locator('.log li').allInnerTexts();

/** Pages with a script of their own; in the long form, more of them. */
const PATHS = [
  ...['/', '/watch', '/gallery'],
  ...(IS_LONG ? ['/new/olympus', '/new/asgard?against=link', '/opponent', '/numbers', '/replays', '/rules/olympus', '/credits'] : []),
];

test('a site that was opened once keeps working without a server', async () => {
  const { address, stop } = await startService({ games: GAMES, worker: 'worker', site: SITE });
  const { page, errors } = await visit(address, { viewport: SIZES.desktop, serviceWorkers: 'allow', isAlone: true });
  await untilKept(page);
  await stop();
  await page.context().setOffline(true);

  for (const path of PATHS) {
    await page.goto(`${address}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(/couldn’t be loaded/i).count(), path).toBe(0);
    await tellOffline(page);
    await page.locator('.offline-sign', { hasText: /bot and hot-seat games still work/i }).waitFor();
    if (path === '/' || path === '/watch') {
      await page.getByText(/can.t be reached/i).waitFor();
      for (const size of ['phone', 'desktop'] as const) {
        await page.setViewportSize(SIZES[size]);
        await picture(page, `offline-${path === '/' ? 'first' : 'watch'}-${size}-dark`);
        expect(await axeFindsInForm(page)).toEqual([]);
      }
    }
  }

  // A game is started and played offline.
  await page.goto(address);
  await page
    .getByRole('link', { name: /play a bot/i })
    .first()
    .click();
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  for (let answers = 0; answers < 3; answers++) {
    expect(await untilAsked(page)).toBe(true);
    await answerOnce(page, click);
  }
  await untilAsked(page);
  await picture(page, 'offline-table-desktop-dark');
  await page.setViewportSize(SIZES.phone);
  const before = await logOn(page);
  expect(before.length).toBeGreaterThan(5);
  await page.reload();
  await untilAsked(page);
  expect(await logOn(page)).toEqual(before);
  await picture(page, 'offline-table-phone-dark');

  // It's saved as a file that anyone can read.
  await page.getByRole('button', { name: 'This match' }).click();
  // While it's running that reveals hidden information, so there's a confirmation.
  await page.getByRole('button', { name: 'Download match' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^olympus-[0-9a-f]{8}\.json$/);
  const record = readRecord(await readFile(await download.path(), 'utf8'));
  expect(record).toMatchObject({ ok: true, value: { game: 'olympus', seats: 2 } });
  expect(record.ok && record.value.answers.length).toBeGreaterThanOrEqual(5);

  expect(faults(errors)).toEqual([]);
});

const lookForNew = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
/** Waits until no worker is installing or waiting. */
const untilOneWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    while (registration?.installing != null || registration?.waiting != null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
const versionsKept = (page: Page) => page.evaluate(() => caches.keys());

test('a new version waits until the user wants it', { tags: ['long'] }, async () => {
  const { folder, changeWorker: renew, remove } = copySite();
  onTestFinished(remove);
  const { address } = await startService({ games: GAMES, worker: 'worker', site: folder });
  const { page, errors } = await visit(address, { serviceWorkers: 'allow', isAlone: true });
  await untilKept(page);
  // A page that already has the new version isn't bothered.
  renew((script) => `${script}\n// Made again.`);
  await lookForNew(page);
  await untilOneWorker(page);
  expect(await page.locator('.new-version').count()).toBe(0);
  // One that doesn't is told, and stays as it is.
  renew((script) => script.replace(/\/assets\/first-[\w-]+\.js/, '/emblem.svg').replace(/[0-9a-f]{16}/, '0123456789abcdef'));
  await lookForNew(page);
  const note = page.locator('.new-version');
  await note.waitFor();
  expect(await axeFindsInForm(page)).toEqual([]);
  await picture(page, 'new-version-desktop-dark');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await Promise.all([page.waitForEvent('load'), note.getByRole('button', { name: 'Reload' }).click()]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => 'stays' in window)).toBe(false);
  // The previous version stays available for windows that still have it.
  expect(await versionsKept(page)).toEqual([expect.stringMatching(/^swordtable-/), 'swordtable-0123456789abcdef']);
  expect(errors).toEqual([]);
});

test('the site can be installed as an app, and the menu offers it when the browser does', { tags: ['long'] }, async () => {
  const { address } = await startService({ games: GAMES, worker: 'worker', site: SITE });
  const { page, errors } = await visit(address, { serviceWorkers: 'allow', isAlone: true });
  await untilKept(page);
  const devtools = await page.context().newCDPSession(page);
  const { errors: wrong, data = '' } = await devtools.send('Page.getAppManifest');
  expect(wrong).toEqual([]);
  const { icons } = JSON.parse(data) as { readonly icons: readonly { readonly src: string; readonly purpose: string }[] };
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of icons) expect((await page.request.get(`${address}${src}`)).status(), src).toBe(200);

  const install = page.getByRole('button', { name: 'Install the app' });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await install.count()).toBe(0);
  // A Chromium without a window never makes the offer, so it's made here instead.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Object.assign(window, { offered: true }),
    });
    dispatchEvent(offer);
  });
  await install.click();
  expect(await page.evaluate(() => 'offered' in window)).toBe(true);
  expect(await install.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a match in this browser can be removed, and stays until that is confirmed', { tags: ['long'] }, async () => {
  const { address } = await startService({ games: GAMES, worker: 'worker', site: SITE });
  const { page, errors } = await visit(`${address}/play/new?game=asgard&against=easy`);
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  const match = page.url();
  await untilAsked(page);
  await page.goto(address);
  const remove = page.getByRole('button', { name: /remove this match of asgard/i });
  await remove.click();
  await picture(page, 'first-page-remove-desktop-dark');
  expect(await axeFindsInForm(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep' }).click();
  await remove.click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Match removed.').waitFor();
  expect(await page.locator('.matches li').count()).toBe(0);
  await page.goto(match);
  await page.getByText(/no such match in this browser/i).waitFor();
  expect(errors).toEqual([]);
});
