import { GAMES } from '@swordtable/games';
import { routes } from '@swordtable/server/api/routes';
import { freshDatabase } from '@swordtable/server/testing/databases';
import { startService, type TestService } from '@swordtable/server/testing/service';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { SITE } from './site.ts';

const databaseUrl = inject('databaseUrl');
/** Where strangers come from: two processes on one store. */
let [here, there] = ['', ''];
let service: TestService;

beforeAll(async () => {
  if (databaseUrl === undefined) return;
  const wishes = { games: GAMES, site: SITE, worker: 'worker', env: { DATABASE_URL: (await freshDatabase()).url } } as const;
  service = await startService(wishes);
  [here, there] = [service.address, (await startService(wishes)).address];
});

/** Looks for a live, casual match of these games. */
const seek = async (page: Page, name: string, wanted: readonly string[]): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
  for (const game of wanted) await page.getByRole('checkbox', { name: new RegExp(`^${game}`) }).check();
  await page.getByRole('button', { name: 'Find an opponent' }).click();
};

const atTable = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/match\/[a-z2-9]{14}$/);
  await page.locator('.table').waitFor();
};

test.skipIf(databaseUrl === undefined)(
  'two strangers at different servers find each other, one of them in the middle of a game against a bot',
  { tags: ['long'] },
  async () => {
    const { page: ada, errors } = await visit(`${here}/`, { isAlone: true });
    await ada.getByRole('link', { name: 'Find an opponent' }).first().click();
    await picture(ada, 'opponent-desktop-dark');
    await seek(ada, 'Ada', ['Olympus', 'Battlefields']);
    await ada.getByRole('heading', { name: 'Looking for an opponent…' }).waitFor();
    await picture(ada, 'opponent-waiting-desktop-dark');
    expect(await axeFinds(ada)).toEqual([]);
    await ada.getByRole('link', { name: 'Olympus', exact: true }).click();
    await ada.locator('.table').waitFor();
    await ada.locator('.seek-note').getByText('Looking for an opponent…').waitFor();
    await picture(ada, 'opponent-meanwhile-desktop-dark');
    // It has a strip of its own above the table.
    const [note, table] = await Promise.all(['.seek-note', '.table-page'].map((selector) => ada.locator(selector).boundingBox()));
    expect([note?.y, note?.height, table?.y]).toEqual([0, 44, 44]);
    const bots = ada.url();

    const { page: grace, errors: more } = await visit(`${there}/opponent`, {
      ...{ isAlone: true, viewport: SIZES.phone, hasTouch: true, isMobile: true },
    });
    // She sees the open table, but wants another game first, and doesn't find anyone.
    await grace.getByText('Ada').waitFor();
    await picture(grace, 'opponent-phone-dark');
    await seek(grace, 'Grace', ['Asgard']);
    await grace.getByRole('heading', { name: 'Looking for an opponent…' }).waitFor();
    await picture(grace, 'opponent-waiting-phone-dark');
    await grace.getByRole('button', { name: 'Stop looking' }).tap();
    await seek(grace, 'Grace', ['Battlefields', 'Asgard']);

    await Promise.all([ada, grace].map(atTable));
    expect(new URL(ada.url()).pathname).toBe(new URL(grace.url()).pathname);
    await ada.getByText('Your other game is saved under Your matches.').waitFor();
    await picture(ada, 'opponent-found-desktop-dark');
    // The game against the bot continues where it was.
    await ada.goto(bots);
    await ada.locator('.table').waitFor();
    expect(await ada.locator('.seek-note').count()).toBe(0);
    expect([...errors, ...more]).toEqual([]);
  },
);

/** Makes a guest a player with a name. */
const claimName = async (page: Page, name: string): Promise<void> => {
  const emblem = { picture: 'owl', color: 'teal' };
  const saved = await page.request.put(new URL('/api/me', page.url()).href, { data: { name, emblem } });
  expect(saved.ok(), await saved.text()).toBe(true);
};

test.skipIf(databaseUrl === undefined)('from the home page, a stranger sits down with someone who is looking', async () => {
  const hedy = await service.newcomer();
  await hedy.call(routes.beginSeek, { body: { games: ['asgard'], name: 'Hedy' } });
  const { page: guest, errors } = await visit(`${there}/`, { isAlone: true });
  await guest.getByRole('button', { name: 'Play Asgard with Hedy' }).waitFor();
  await picture(guest, 'open-tables-desktop-dark');
  await guest.getByRole('button', { name: 'Play Asgard with Hedy' }).click();
  const { seek: told } = await hedy.call(routes.seek, { query: { known: 'waiting', wait: 20 } });
  const { match = '', seat = 0 } = told?.found ?? {};
  await hedy.call(routes.take, { params: { match, seat }, body: {} });
  await atTable(guest);
  expect(new URL(guest.url()).pathname).toBe(`/match/${match}`);
  expect(errors).toEqual([]);
});

test.skipIf(databaseUrl === undefined)('strangers who have met sit down at an open table for a rating', { tags: ['long'] }, async () => {
  const { page: host, errors: hostErrors } = await visit(`${here}/opponent`, { isAlone: true });
  await seek(host, 'Hedy', ['Asgard']);
  const { page: guest, errors } = await visit(`${there}/`, { isAlone: true });
  await guest.getByRole('button', { name: 'Play Asgard with Hedy' }).click();
  await Promise.all([host, guest].map(atTable));

  await claimName(host, 'Hedy');
  await claimName(guest, 'Gus');
  await host.goto(`${here}/new/olympus?against=link`);
  await host.getByRole('radio', { name: /^Anyone/ }).check();
  await host.getByRole('radio', { name: '10 minutes', exact: true }).check();
  await host.getByRole('radio', { name: /^Rated/ }).check();
  // No bot steps in where it counts.
  await host.getByText('A player who runs out of time loses.').waitFor();
  expect(await host.getByRole('group', { name: 'Stand-in bot' }).count()).toBe(0);
  await picture(host, 'setup-open-desktop-dark');
  await host.getByRole('button', { name: 'Open table' }).click();
  await host.waitForURL(/\/match\/[a-z2-9]{14}$/);
  await guest.goto(`${there}/`);
  const table = guest.locator('.open-table', { hasText: 'Hedy' });
  await table.getByText(/^Olympus · Live · Rated/).waitFor();
  await picture(guest, 'open-tables-rated-desktop-dark');
  await table.getByRole('link', { name: 'Play Olympus with Hedy' }).click();
  await guest.getByText(/^Counts for your rating/).waitFor();
  await guest.getByLabel('Your name').fill('Gus');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([host, guest].map(atTable));
  expect(new URL(host.url()).pathname).toBe(new URL(guest.url()).pathname);
  expect([...errors, ...hostErrors]).toEqual([]);
});
