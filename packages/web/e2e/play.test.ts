import { fileURLToPath } from 'node:url';
import { GAMES } from '@swordtable/games';
import { startService } from '@swordtable/server/testing/service';
import { describe, expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';

// The pages as `npm run build` has made them, from a real service.
const site = fileURLToPath(new URL('../dist', import.meta.url));
const { address } = await startService({ games: GAMES, worker: 'worker', site });

describe.each(['dark', 'light'] as const)('the first page, %s', (colorScheme) => {
  test.each(Object.entries(SIZES))('at the size of a %s: nothing is wrong with it', async (size, viewport) => {
    const { page, errors } = await visit(address, { viewport, colorScheme });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await picture(page, `first-page-${size}-${colorScheme}`);
    expect(await axeFinds(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

test('in one click one plays against a bot, and a reload loses nothing', async () => {
  const { page, errors } = await visit(address);
  await page
    .getByRole('link', { name: /play a bot/i })
    .first()
    .click();
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  await page
    .getByRole('heading', { name: /take a tile|waiting/i })
    .or(page.getByText(/take a tile/i))
    .first()
    .waitFor();
  await picture(page, 'olympus-draft-desktop-dark');
  expect(await axeFinds(page)).toEqual([]);
  const before = await page.locator('.what-happened, .log, main').first().innerText();
  await page.reload();
  await page
    .getByText(/take a tile/i)
    .first()
    .waitFor();
  expect(await page.locator('.what-happened, .log, main').first().innerText()).toBe(before);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('two browsers play by link: what one takes, the other sees', async () => {
  const { page: host, errors } = await visit(`${address}/match/new?game=olympus&against=link`);
  await host.waitForURL(/\/match\/[a-z2-9]{14}$/);
  await picture(host, 'invitations-desktop-dark');
  expect(await axeFinds(host)).toEqual([]);
  const link = await host.getByRole('textbox').first().inputValue();
  const { page: guest, errors: others } = await visit(link, { viewport: SIZES.phone });
  const pages = [host, guest];
  const asked = await Promise.any(
    pages.map((page) =>
      page
        .getByText(/take a tile/i)
        .first()
        .waitFor()
        .then(() => page),
    ),
  );
  const other = asked === host ? guest : host;
  // The secret has done its work and stands in the address no longer.
  expect(guest.url()).not.toContain('invite');
  await picture(guest, 'olympus-draft-phone-dark');
  expect(await axeFinds(guest)).toEqual([]);
  await asked.locator('.draft button').first().click();
  await other
    .getByText(/take a tile/i)
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  expect(others).toEqual([]);
  await Promise.all(pages.map((page) => page.context().close()));
});

describe.each(['desktop', 'phone'] as const)('at the size of a %s', (size) => {
  test.each(['new/olympus', 'credits', 'gallery'])('nothing is wrong with /%s', async (path) => {
    const { page, errors } = await visit(`${address}/${path}`, { viewport: SIZES[size] });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await picture(page, `${path.replace('/', '-')}-${size}-dark`);
    expect(await axeFinds(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
