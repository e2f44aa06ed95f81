import { GAMES } from '@swordtable/games';
import { startService } from '@swordtable/server/testing/service';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { SITE } from './site.ts';

let address = '';
beforeAll(async () => {
  const service = await startService({ games: GAMES, worker: 'worker', site: SITE });
  // Passkeys belong to a domain: an address of numbers has none.
  address = service.address.replace('127.0.0.1', 'localhost');
});

/** A device with a fingerprint sensor, as far as the browser can tell. */
const withAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
};

/** Brings the passkeys of one device to another, as a password manager does. */
const syncPasskeys = async (from: Page, to: Page): Promise<void> => {
  const [one, other] = [authenticators.get(from), await withAuthenticator(to)];
  if (one === undefined) throw new Error('The page has no authenticator.');
  const { credentials } = await one.devtools.send('WebAuthn.getCredentials', { authenticatorId: one.authenticatorId });
  for (const credential of credentials)
    await other.devtools.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential });
};
const authenticators = new Map<Page, Awaited<ReturnType<typeof withAuthenticator>>>();

const region = (page: Page, name: string) => page.getByRole('region', { name });
const nameOn = (page: Page): Promise<string> => page.getByLabel('Name', { exact: true }).inputValue();

test('a player comes to other devices with a passkey and a phrase, signs one out, and deletes everything', { tags: ['long'] }, async () => {
  const { page: laptop, errors } = await visit(`${address}/`, { isAlone: true });
  authenticators.set(laptop, await withAuthenticator(laptop));
  await laptop.getByRole('link', { name: 'Your profile' }).click();
  await laptop.getByRole('heading', { level: 1, name: 'Your profile' }).waitFor();
  await region(laptop, 'Already a player?').waitFor();
  expect(await axeFinds(laptop)).toEqual([]);
  await picture(laptop, 'profile-guest');
  await laptop.getByLabel('Name', { exact: true }).fill('Ada');
  await laptop.getByRole('radio', { name: 'Owl' }).check();
  await laptop.getByRole('radio', { name: 'Azure' }).check();
  await laptop.getByRole('button', { name: 'Create profile' }).click();
  await region(laptop, 'Devices').getByText('Chrome, Linux').waitFor();
  await region(laptop, 'Devices').getByText('This device', { exact: true }).waitFor();
  await laptop.getByRole('button', { name: 'Add a passkey' }).click();
  await laptop.getByText('Passkey added.').waitFor();
  await laptop.getByRole('button', { name: 'Create phrase' }).click();
  const phrase = region(laptop, 'Recovery phrase').getByRole('listitem');
  await phrase.nth(11).waitFor();
  const words = await phrase.allInnerTexts();
  expect(words).toHaveLength(12);
  expect(await axeFinds(laptop)).toEqual([]);
  for (const [name, size] of Object.entries({ ...SIZES, laptop: { width: 1366, height: 650 } })) {
    await laptop.setViewportSize(size);
    await picture(laptop, `profile-${name}`);
  }
  await laptop.emulateMedia({ colorScheme: 'light' });
  expect(await axeFinds(laptop)).toEqual([]);
  await picture(laptop, 'profile-light');

  const { page: phone } = await visit(`${address}/me`, { isAlone: true, viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await phone.getByLabel('Recovery phrase').fill(words.slice(1).join(' '));
  await phone.getByRole('button', { name: 'Sign in' }).tap();
  await phone.getByText('One of these is wrong').waitFor();
  await phone.getByLabel('Recovery phrase').fill(words.join(' '));
  await phone.getByRole('button', { name: 'Sign in' }).tap();
  await region(phone, 'Devices').waitFor();
  expect(await nameOn(phone)).toBe('Ada');

  const { page: tablet } = await visit(`${address}/me`, { isAlone: true });
  await syncPasskeys(laptop, tablet);
  await tablet.getByRole('button', { name: 'Use a passkey' }).click();
  await region(tablet, 'Devices').waitFor();
  expect(await nameOn(tablet)).toBe('Ada');
  expect(await region(tablet, 'Devices').getByRole('listitem').count()).toBe(3);

  const others = region(laptop, 'Devices').getByRole('button', { name: /^Sign out/ });
  await laptop.reload();
  await others.nth(1).click();
  await laptop.getByRole('button', { name: 'Sign out', exact: true }).click();
  await laptop.getByText('Signed out.').waitFor();
  await phone.reload();
  await region(phone, 'Already a player?').waitFor();

  const saved = laptop.waitForEvent('download');
  await laptop.getByRole('button', { name: 'Export' }).click();
  expect((await saved).suggestedFilename()).toBe('swordtable-profile.json');
  await laptop.getByRole('button', { name: 'Delete everything' }).click();
  await picture(laptop, 'profile-delete');
  await laptop.getByRole('button', { name: 'Delete', exact: true }).click();
  // The page begins again on its own; other devices notice when they come back.
  await region(laptop, 'Already a player?').waitFor();
  await tablet.reload();
  await region(tablet, 'Already a player?').waitFor();
  await laptop.getByRole('button', { name: 'Use a passkey' }).click();
  await laptop.getByText('This passkey isn’t known here').waitFor();
  expect(errors.filter((error) => !error.includes('/api/sign-in/passkey'))).toEqual([]);
});
