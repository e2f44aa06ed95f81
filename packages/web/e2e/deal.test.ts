import { matchFile } from '@swordtable/server/api/play';
import { seedFrom } from '@swordtable/server/match/deal';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { asSeen, picture, visit } from './browser.ts';
import { longIf } from './long.ts';
import { answerOnce, press } from './playing.ts';
import { address } from './service.ts';

const LAPTOP = { width: 1366, height: 650 };
const PHONE = { width: 390, height: 844 };

/** A server's match against a bot; the visitor has answered once. */
const begun = async (wishes: Parameters<typeof visit>[1]) => {
  const { page, errors } = await visit(`${address}/match/new?game=olympus&against=easy`, wishes);
  await page.getByRole('textbox').fill('Ada');
  await page.locator('button[type=submit]').click();
  await answerOnce(page, press);
  return { page, errors };
};

const resign = async (page: Page): Promise<void> => {
  const path = new URL(page.url()).pathname.replace('match', 'matches');
  const done = await page.evaluate(async (url) => (await fetch(url, { method: 'POST' })).status, `/api${path}/seats/0/resign`);
  expect(done).toBe(200);
};

/** Whether the result can be read without scrolling sideways. */
const fits = (page: Page): Promise<boolean> =>
  asSeen(page, () =>
    page.locator('.deal-result').evaluate((result) => {
      const { left, right } = result.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth && document.documentElement.scrollWidth <= window.innerWidth;
    }),
  );

const HONEST = [
  ['laptop', LAPTOP, 'en', 'The deal was fair', /added a random number/],
  ['phone', PHONE, 'de', 'Es wurde fair ausgeteilt', /eine Zufallszahl beigesteuert/],
] as const;

for (const [name, viewport, language, title, text] of HONEST)
  test(`an honest deal is checked when the match is over (${name})`, { tags: ['long'] }, async () => {
    const { page, errors } = await begun({ viewport, locale: language });
    const match = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    // The commitment and the luck were written down before the cards were dealt.
    const [noted] = await page.evaluate(() => JSON.parse(localStorage.getItem('swordtable.deals') ?? '[]'));
    expect(noted).toMatchObject({ match, commitment: expect.stringMatching(/^[0-9a-f]{64}$/), bots: [1] });
    await resign(page);
    await page.getByText(title, { exact: true }).waitFor();
    await picture(page, `deal-fair-${name}-${language}`);
    await page.getByText(title, { exact: true }).click();
    await page.getByText(text).waitFor();
    const command = await page.locator('.deal-result code').innerText();
    expect(command).toMatch(new RegExp(`^swordtable verify olympus-.*\\.json --commitment ${noted.commitment} --luck 0=${noted.luck[0]}$`));
    await picture(page, `deal-fair-open-${name}-${language}`);
    expect(await fits(page)).toBe(true);
    expect(await axeFinds(page)).toEqual([]);
    const { deal } = await page.evaluate(async (url) => (await fetch(url)).json(), `/api/matches/${match}/record`);
    expect(deal).toMatchObject({ commitment: noted.commitment, luck: [noted.luck[0], ''] });
    expect(errors).toEqual([]);
  });

const CHOSEN = [
  ['laptop', LAPTOP, 'en', 'The deal was not fair.', /didn’t use the random number that this browser had added/],
  ['phone', PHONE, 'de', 'Es wurde nicht fair ausgeteilt.', /nicht die Zufallszahl verwendet/],
] as const;

for (const [name, viewport, language, title, text] of CHOSEN)
  test(`a deal that the server chose afterward is found out (${name})`, longIf(name === 'laptop'), async () => {
    const { page, errors } = await begun({ viewport, locale: language });
    // The opened deal is consistent in itself; only the player's luck was replaced.
    await page.route('**/record', async (route) => {
      const response = await route.fetch();
      const file = matchFile.parse(await response.json());
      const { match = '', secret = '' } = file.deal ?? {};
      const luck = ['ground 83127', ''];
      await route.fulfill({ response, json: { ...file, seed: seedFrom(match, secret, luck), deal: { ...file.deal, luck } } });
    });
    await resign(page);
    const alert = page.getByRole('alert').filter({ hasText: title });
    await alert.getByText(text).waitFor();
    await picture(page, `deal-unfair-${name}-${language}`);
    expect(await fits(page)).toBe(true);
    expect(await axeFinds(page)).toEqual([]);
    await page.unroute('**/record');
    expect(errors).toEqual([]);
  });

test('a device that added no luck says what it can’t prove', { tags: ['long'] }, async () => {
  const { page } = await begun({});
  // As on another device, or in a match from before.
  await page.evaluate(() => localStorage.removeItem('swordtable.deals'));
  await page.reload();
  await resign(page);
  await page.getByText('The deal wasn’t changed', { exact: true }).click();
  await page.getByText(/added no random number of its own/).waitFor();
});
