import { programRoutes } from '@swordtable/server/api/program-routes';
import { type Client, clientFor } from '@swordtable/server/testing/client';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { answerOnce, click, untilAsked } from './playing.ts';
import { address } from './service.ts';

/** A friend with a key of their own, who needs no page. */
const newcomer = async (): Promise<Client> => clientFor(address, (await clientFor(address).call(programRoutes.createKey, {})).key);

test('a returning player is told what happened since, once', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/match/new?game=olympus&against=link&pace=days`, { viewport: SIZES.phone });
  await page.getByRole('textbox').first().fill('Ada');
  await page.getByRole('button', { name: 'Create match' }).click();
  await page.waitForURL(/\/match\/[a-z2-9]{14}$/);
  const link = await page.getByRole('textbox').first().inputValue();
  const match = page.url();
  const id = new URL(match).pathname.split('/').at(-1) ?? '';
  const friend = await newcomer();
  await friend.sure(friend.take(id, 1, { invite: /invite=(.+)$/.exec(link)?.[1], name: 'Bea' }));
  await page.locator('.prompt').first().waitFor();
  if ((await friend.table(id, 1)).asked[0]?.seat === 0) await answerOnce(page, click);
  expect(await page.locator('.since').count()).toBe(0);
  await page.goto(`${address}/credits`);
  await friend.answer(id, 1);
  await page.goto(match);
  const since = page.locator('.since');
  await since.getByText(/bea drafts/i).waitFor();
  await picture(page, 'since-phone-dark');
  expect(await axeFinds(page)).toEqual([]);
  await since.getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await untilAsked(page);
  expect(await since.count()).toBe(0);
  expect(errors).toEqual([]);
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
