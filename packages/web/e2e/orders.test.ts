import { GAMES } from '@swordtable/games';
import { companyOf } from '@swordtable/server/testing/company';
import { startService } from '@swordtable/server/testing/service';
import { expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { SITE } from './site.ts';

const service = await startService({ games: GAMES, worker: 'worker', site: SITE });

/** A match of Contracts between two, played until seat 0's first turn of the contract phase. */
const inContractPhase = async () => {
  const company = await companyOf(service, 2, { game: 'contracts' });
  for (;;) {
    const [seat = 0] = (await company.card()).asked;
    const { decision } = await company.player(seat).table(company.match, seat);
    if (decision?.prompt.rule === 'turn') return { company, first: seat };
    // Players finish their party as soon as they can.
    await company
      .player(seat)
      .answer(company.match, seat, (options) => options.find((option) => 'done' in (option as object)) ?? options[0]);
  }
};

/** A player opens their match with the key they played with so far. */
const opened = async (key: string, match: string, size: keyof typeof SIZES) => {
  const { page, errors } = await visit(service.address, { viewport: SIZES[size] });
  await page.context().addCookies([{ name: 'swordtable', value: key, url: service.address }]);
  await page.goto(`${service.address}/match/${match}`);
  return { page, errors };
};

const has =
  (...names: readonly string[]) =>
  (option: unknown) =>
    names.some((name) => Object.hasOwn(option as object, name));

test('a turn is planned on the board with a fallback, becomes an order, and is played while its player is away', async () => {
  const { company, first } = await inContractPhase();
  const second = 1 - first;
  const { match } = company;
  const { page, errors } = await opened(company.player(second).key ?? '', match, 'desktop');
  const before = (await company.host.table(match, 0)).seq;
  await page.getByRole('button', { name: 'Plan ahead' }).click();
  await page.getByRole('button', { name: 'Plan a turn' }).click();
  const bar = page.getByRole('region', { name: 'Plan ahead' });
  await bar.getByText('Planning:').waitFor();
  await page
    .getByRole('button', { name: /Harbor/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Thug/ }).first().click();
  await bar.getByText('Thug').waitFor();
  await picture(page, 'contracts-planning');
  await bar.getByRole('button', { name: 'Use this plan' }).click();
  await page.getByRole('button', { name: 'Add a fallback…' }).click();
  await page.getByRole('button', { name: 'Pass for this round' }).click();
  await bar.getByText('The turn is complete.').waitFor();
  await bar.getByRole('button', { name: 'Use this plan' }).click();
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect.poll(() => page.getByText('would work now').count()).toBe(2);
  expect(await axeFinds(page)).toEqual([]);
  await picture(page, 'contracts-orders');
  // Nothing has happened so far, and no one else has heard of it.
  expect((await company.host.table(match, 0)).seq).toBe(before);
  expect(errors).toEqual([]);
  await page.context().close();
  // The other one takes the Harbor, so the second alternative is played.
  const player = company.player(first);
  await player.answer(match, first, (options) => options.find((option) => (option as { visit?: number }).visit === 0));
  for (;;) {
    const { decision } = await player.table(match, first);
    if (decision === null || decision?.prompt.ask === 'action') break;
    await player.answer(match, first, (options) => options.find(has('none', 'end')) ?? options[0]);
  }
  const ordered = async () => (await service.service.storage.read(match, before)).map(({ entry }) => entry).filter(has('ordered'));
  await expect.poll(ordered).toMatchObject([{ kind: 'answered', seat: second, action: { pass: true }, ordered: true }]);
});
