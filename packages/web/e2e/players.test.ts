import { GAMES } from '@swordtable/games';
import { routes } from '@swordtable/server/api/routes';
import { ACCURACY, accuracyId } from '@swordtable/server/people/accuracy';
import { put } from '@swordtable/server/people/kind';
import { RATED, RESULT, ratedId } from '@swordtable/server/people/ratings/kinds';
import { type Client, startService, type TestService } from '@swordtable/server/testing/service';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindsInForm } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { SITE } from './site.ts';

const TABLE = {
  ...{ game: 'olympus', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true },
  clock: { seconds: 600, level: 'easy' },
};
const DAY = 24 * 3_600_000;

const becomes = async (client: Client, name: string, picture: string, color: string): Promise<string> =>
  String((await client.sure(client.ask('PUT', '/api/me', { name, emblem: { picture, color } })))['player']);

/** A past of thirty matches against each other, and a place on the leaderboard. */
const remember = async ({ service }: TestService, ann: string, bob: string): Promise<void> => {
  const rated = (player: string, mu: number) =>
    put(RATED, ratedId(player, 'olympus'), {
      ...{ player, game: 'olympus', mu, sigma: 2.6, matches: 30, wins: 17, at: Date.now(), program: false },
    });
  const results = Array.from({ length: 30 }, (_, index) => {
    const rating = 1500 + Math.round(9 * index + 60 * Math.sin(index));
    const seat = (player: string, name: string, place: number, pieces: Record<string, number>) => ({
      ...{ player, name, bot: null, place, rating, deviation: Math.round(250 / Math.sqrt(1 + index / 3)), pieces },
    });
    const changed = { before: rating - 12, after: rating };
    return put(RESULT, `past${index}`, {
      ...{ game: 'olympus', at: Date.now() - (40 - index) * DAY, ratings: { seats: [changed, changed] } },
      seats: [seat(ann, 'Ann', index % 3 === 0 ? 1 : 0, { zeus: 2, medusa: 1 }), seat(bob, 'Bob', index % 3 === 0 ? 0 : 1, {})],
    });
  });
  const shared = [92, 78, 85].map((accuracy, index) =>
    put(ACCURACY, accuracyId(ann, `past${index}`), {
      ...{ player: ann, match: `past${index}`, game: 'olympus', at: Date.now() - (40 - index) * DAY, listed: true },
      ...{ accuracy, depth: index === 0 ? 'deep' : 'quick' },
    }),
  );
  await service.storage.documents.change([...results, ...shared, rated(ann, 33.2), rated(bob, 26)]);
};

/** The pictures of a page in every size. */
const pictures = async (page: Page, name: string): Promise<void> => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, 0));
    await picture(page, `${name}-${size}-dark`);
  }
};

/** Ann, whose page this is, and Bob, with a past; and a rated table where Ann waits. */
const atRatedTable = async () => {
  const service = await startService({ games: GAMES, worker: 'worker', site: SITE });
  const { address } = service;
  const { page, errors } = await visit(`${address}/credits`, { isAlone: true });
  await page.request.post(`${address}/api/matches`, { data: { game: 'olympus' } });
  const cookies = await page.context().cookies();
  const ann = service.as(cookies.find(({ name }) => name.endsWith('swordtable'))?.value ?? '');
  const bob = await service.newcomer();
  const annId = await becomes(ann, 'Ann', 'owl', 'teal');
  const bobId = await becomes(bob, 'Bob', 'wolf', 'crimson');
  await remember(service, annId, bobId);

  const { match } = await ann.create(TABLE);
  return { service, page, errors, ann, bob, annId, match };
};

/** Both answer, and Bob resigns while Ann looks on. */
const playRated = async ({ page, ann, bob, match, service: { address } }: Awaited<ReturnType<typeof atRatedTable>>): Promise<void> => {
  await bob.sure(bob.take(match, 1));
  await page.goto(`${address}/match/${match}`);
  await page.locator('.table-page, .at-table, main').first().waitFor();
  const [first = 0] = (await ann.call(routes.match, { params: { match } })).asked;
  await (first === 0 ? ann : bob).answer(match, first);
  const [second = 0] = (await ann.call(routes.match, { params: { match } })).asked;
  await (second === 0 ? ann : bob).answer(match, second);
  await bob.sure(bob.post(`/api/matches/${match}/seats/1/resign`));
};

test('a rated match changes the ratings, and the players’ pages and the leaderboard show it until one of them hides', async () => {
  const at = await atRatedTable();
  const { service, page, errors, bob, annId } = at;
  await playRated(at);
  const ending = page.locator('.ending');
  await ending.getByText(/Ann 1\d+ \(\+\d+\) · Bob 1\d+ \(−\d+\)/).waitFor();
  await pictures(page, 'rated-ending');

  // From the table to the opponent's page, and from there to one's own.
  await page.getByRole('button', { name: 'This match' }).click();
  await page.getByRole('button', { name: 'Bob’s page' }).click();
  await page.getByRole('heading', { name: 'Bob', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Ann', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Ann', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Zeus' }).waitFor();
  await page.locator('.line-chart').waitFor();
  const replays = page.locator('section', { hasText: 'Rated matches' }).getByRole('link', { name: /Replay/ });
  expect(await replays.count()).toBe(20);
  await page.getByRole('button', { name: 'More matches' }).click();
  await expect.poll(() => replays.count()).toBe(31);
  await pictures(page, 'player');
  expect(await axeFindsInForm(page)).toEqual([]);

  await page.getByRole('link', { name: 'All leaderboards' }).click();
  await page.getByRole('row', { name: /Ann/ }).waitFor();
  const rows = await page.getByRole('row').allInnerTexts();
  expect(rows.findIndex((row) => row.includes('Ann'))).toBeLessThan(rows.findIndex((row) => row.includes('Bob')));
  await pictures(page, 'leaderboard');
  expect(await axeFindsInForm(page)).toEqual([]);

  await page.goto(`${service.address}/me`);
  await page.getByRole('button', { name: 'Hide my page' }).click();
  await page.getByText('Your page is hidden.', { exact: true }).waitFor();
  await pictures(page, 'me-ratings');
  expect((await bob.get(`/api/players/${annId}`)).body).toMatchObject({ code: 'player-hidden' });
  expect(errors).toEqual([]);
});

test('a guest who comes to a rated table can’t sit down, but learns what they need', { tags: ['long'] }, async () => {
  const { service, match } = await atRatedTable();
  const { page: guest, errors } = await visit(`${service.address}/match/${match}`, { isAlone: true });
  await guest.getByRole('heading', { name: 'A rated table' }).waitFor();
  await picture(guest, 'rated-guest-desktop-dark');
  await guest.getByRole('link', { name: 'Claim a name' }).click();
  await guest.getByRole('button', { name: 'Create profile' }).waitFor();
  expect(errors).toEqual([]);
});

test('what a player shares of a review is on their page', { tags: ['long'] }, async () => {
  const at = await atRatedTable();
  const { service, page, errors, annId, match } = at;
  await playRated(at);
  await page.locator('.ending').waitFor();
  await page.goto(`${service.address}/players/${annId}`);
  await page.getByRole('row', { name: /Olympus 85% 3/ }).waitFor();
  await page.goto(`${service.address}/replay/match/${match}?review`);
  await page.getByRole('button', { name: /^Share your \d+%$/ }).click();
  await page.getByText(/^You share \d+% on/).waitFor();
  await pictures(page, 'review-shared');
  await page.getByRole('link', { name: 'your page' }).click();
  await page.getByRole('row', { name: /Olympus \d+% 4/ }).waitFor();
  expect(errors).toEqual([]);
});
