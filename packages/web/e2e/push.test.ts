import { GAMES } from '@swordtable/games';
import { startPushService } from '@swordtable/server/testing/push-service';
import { type Client, startService } from '@swordtable/server/testing/service';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindsInForm } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { lightSite, SITE } from './site.ts';

const CLOCK = { seconds: 3 * 24 * 3_600, level: 'medium' };
/** 1366 × 650 is the smallest of the common laptops. */
const SCREENS = { ...SIZES, laptop: { width: 1366, height: 650 } };

/** A Chromium without a window has no push service of its own, so it's told to subscribe at the test's. */
const subscribeAt = async (page: Page, subscription: object): Promise<void> => {
  await page.addInitScript((given) => {
    PushManager.prototype.subscribe = async () => Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => given });
  }, subscription);
};

/** Hands the browser what a push service has received for it. */
const deliver = async (page: Page, origin: string, text: unknown): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: JSON.stringify(text) });
  await devtools.detach();
};

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, href: String(data) }));
  });

const cookieOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name.endsWith('swordtable'))?.value ?? '';

/** Ada is asked by a match with a friend. */
const matchWith = async (ada: Client, friend: Client): Promise<string> => {
  const { match, invites } = await ada.create({
    game: 'olympus',
    seats: [{ kind: 'me', name: 'Ada' }, { kind: 'person' }],
    clock: CLOCK,
  });
  await friend.sure(friend.take(match, 1, { invite: invites[0]?.secret, name: 'Bea' }));
  const first = (await friend.table(match, 1)).asked[0]?.seat;
  if (first === 1) await friend.answer(match, 1);
  return match;
};

test('a player who has left the table gets push messages', { tags: ['long'] }, async () => {
  const push = await startPushService();
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const env = { PUSH_TEST_SERVICE: push.origin };
  const site = lightSite();
  onTestFinished(site.remove);
  const service = await startService({ games: GAMES, worker: 'worker', site: site.folder, env, now });
  const { address } = service;
  const { page, errors } = await visit(`${address}/credits`, { serviceWorkers: 'allow', isWindowed: true, isAlone: true });
  await page.context().grantPermissions(['notifications'], { origin: address });
  await subscribeAt(page, push.subscribe('ada'));

  await page.goto(`${address}/settings`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const toggle = page.locator('#content').getByRole('checkbox', { name: /notify me when it’s my turn/i });
  await toggle.check({ force: true });
  await page.locator('#content').getByText('Even when Swordtable is closed').waitFor();
  for (const [size, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    await picture(page, `settings-push-${size}-dark`);
  }
  expect(await axeFindsInForm(page)).toEqual([]);

  // A friend sits down, and it's Ada's turn. She is on another page for a minute.
  const match = await matchWith(service.as(await cookieOf(page)), await service.newcomer());
  ahead = 61_000;
  await expect.poll(() => push.received).toHaveLength(1);
  const [message] = push.received;
  expect(message).toMatchObject({ browser: 'ada', text: { language: 'en', count: 1, news: [{ kind: 'turn', match, against: 'Bea' }] } });

  await page.evaluate(async () => {
    for (const one of await (await navigator.serviceWorker.ready).getNotifications()) one.close();
  });
  await deliver(page, address, message?.text);
  await expect.poll(() => shown(page)).toEqual([{ title: 'Your turn at Olympus', body: 'Against Bea.', href: `/match/${match}` }]);
  // At the table, or where all tables are, nothing is shown.
  await page.evaluate(async () => {
    for (const one of await (await navigator.serviceWorker.ready).getNotifications()) one.close();
  });
  await page.goto(`${address}/match/${match}`);
  await page.locator('.prompt').first().waitFor();
  await deliver(page, address, message?.text);
  await deliver(page, address, { ...(message?.text as object), news: [{ kind: 'paired', match: 'x', name: 'Asgard', against: '' }] });
  await expect.poll(() => shown(page)).toEqual([{ title: 'Match found: Asgard', body: '', href: '/match/x' }]);

  // She signs in as the player she is on another device: her match comes along, and so do push messages.
  const elsewhere = await service.newcomer();
  await elsewhere.sure(elsewhere.ask('PUT', '/api/me', { name: 'Ada', emblem: { picture: 'owl', color: 'teal' } }));
  const { phrase } = (await elsewhere.sure(elsewhere.post('/api/me/phrase'))) as { phrase: string };
  await page.goto(`${address}/me`);
  await page.getByLabel('Recovery phrase').fill(phrase);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('region', { name: 'Devices' }).waitFor();
  const ada = service.as(await cookieOf(page));
  await expect.poll(async () => (await ada.get('/api/push')).body).toMatchObject({ on: true });

  // Turned off, the server no longer has an address to send to.
  await page.goto(`${address}/settings`);
  await toggle.uncheck({ force: true });
  await expect.poll(async () => (await ada.get('/api/push')).body).toMatchObject({ on: false });
  expect(errors).toEqual([]);
});

test('on vacation a player’s clock stands still, and the friend who waits sees why', { tags: ['long'] }, async () => {
  const service = await startService({ games: GAMES, worker: 'worker', site: SITE });
  const { address } = service;
  const [ada, friend] = [await service.newcomer(), await service.newcomer()];
  await ada.sure(ada.ask('PUT', '/api/me', { name: 'Ada', emblem: { picture: 'owl', color: 'teal' } }));
  const match = await matchWith(ada, friend);
  const visitAs = async ({ key = '' }: Client, path: string) => {
    const visited = await visit(`${address}/emblem.svg`, { isAlone: true });
    await visited.page.context().addCookies([{ name: 'swordtable', value: key, url: address }]);
    await visited.page.goto(`${address}${path}`);
    return visited;
  };
  const { page, errors } = await visitAs(ada, '/me');
  const section = page.getByRole('region', { name: 'Vacation' });
  await section.getByText('28 days left.').waitFor();
  await section.getByRole('spinbutton', { name: 'Days' }).fill('10');
  await section.getByRole('button', { name: 'Start vacation' }).click();
  await section.getByText(/You’re on vacation until/).waitFor();
  expect(await axeFindsInForm(page)).toEqual([]);
  for (const [size, viewport] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    await section.scrollIntoViewIfNeeded();
    await picture(page, `vacation-${size}-dark`);
  }
  const bea = await visitAs(friend, `/match/${match}`);
  await bea.page.getByText('On vacation').first().waitFor();
  await picture(bea.page, 'vacation-table-desktop-dark');
  await section.getByRole('button', { name: 'End vacation' }).click();
  await section.getByRole('alertdialog').getByRole('button', { name: 'End vacation' }).click();
  await section.getByText('27 days left.').waitFor();
  await picture(page, 'vacation-over-laptop-dark');
  await bea.page.getByText('On vacation').first().waitFor({ state: 'detached' });
  for (const seen of [errors, bea.errors]) expect(seen).toEqual([]);
});
