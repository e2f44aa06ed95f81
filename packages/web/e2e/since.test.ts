import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { answerOnce, click, untilAsked } from './playing.ts';
import { address } from './service.ts';

const saysName = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('textbox').first().fill(name);
  await page.getByRole('button', { name: /create match|sit down/i }).click();
};

test('a returning player is told what happened since, once', async () => {
  const host = await visit(`${address}/match/new?game=olympus&against=link&pace=days`, { viewport: SIZES.phone });
  await saysName(host.page, 'Ada');
  await host.page.waitForURL(/\/match\/[a-z2-9]{14}$/);
  const guest = await visit(await host.page.getByRole('textbox').first().inputValue());
  await saysName(guest.page, 'Bea');
  await Promise.all([host, guest].map(({ page }) => page.locator('.prompt').first().waitFor()));
  const asked = await Promise.any([host, guest].map((one) => untilAsked(one.page).then(() => one)));
  const away = asked === host ? guest : host;
  const match = away.page.url();
  expect(await away.page.locator('.since').count()).toBe(0);
  await away.page.goto(`${address}/credits`);
  await answerOnce(asked.page, click);
  await away.page.goto(match);
  const since = away.page.locator('.since');
  await since.getByText(/(ada|bea) drafts/i).waitFor();
  await picture(away.page, `since-${away === host ? 'phone' : 'desktop'}-dark`);
  expect(await axeFinds(away.page)).toEqual([]);
  await since.getByRole('button', { name: 'Got it' }).click();
  await away.page.reload();
  await untilAsked(away.page);
  expect(await since.count()).toBe(0);
  for (const { errors } of [asked, away]) expect(errors).toEqual([]);
});

test('the table is silent until sounds are switched on, and silent when it opens', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(address, { isAlone: true });
  await page.context().addInitScript(() => {
    const tones: string[] = [];
    const Tone = globalThis.OscillatorNode;
    const counted = new Proxy(Tone, {
      construct: (made, given: [BaseAudioContext, OscillatorOptions?]) => {
        tones.push('tone');
        return new made(...given);
      },
    });
    Object.assign(globalThis, { OscillatorNode: counted, tones });
  });
  const tones = () => page.evaluate<number>('tones.length');
  await page.goto(`${address}/play/new?game=olympus&against=easy`);
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  await untilAsked(page);
  await answerOnce(page, click);
  await untilAsked(page);
  expect(await tones()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Sounds').click();
  await page.keyboard.press('Escape');
  const before = await tones();
  await answerOnce(page, click);
  await untilAsked(page);
  expect(await tones()).toBeGreaterThan(before);
  // The setting is stored, and what happened before a table opens isn't heard again.
  await page.reload();
  await untilAsked(page);
  expect(await tones()).toBe(0);
  expect(errors).toEqual([]);
});
