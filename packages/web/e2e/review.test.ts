import { readFileSync } from 'node:fs';
import { botNamed, playGame } from '@swordtable/bots';
import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import { hashOf } from '@swordtable/kernel';
import type { MatchFile } from '@swordtable/server/api/play';
import { expect, test } from 'vitest';
import { axeFindsInForm } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { craftOn } from './crafting.ts';
import { go } from './going.ts';
import { untilKept } from './kept.ts';
import { goOnWith, leftLate } from './left-match.ts';
import { look } from './looking.ts';
import { untilAsked } from './playing.ts';
import { address } from './service.ts';

const easyMatch = (seats: number, seed: string) => {
  const bot = botNamed('easy');
  if (!bot.ok) throw new Error(bot.refusal.sentence);
  const played = playGame(
    swordcrafters,
    { seats, options: {}, seed },
    Array.from({ length: seats }, () => bot.value),
  );
  if (!played.ok) throw new Error(played.refusal.sentence);
  return played.value;
};

const named = (...names: readonly string[]): MatchFile['players'] => names.map((name) => ({ name, player: 'person' }));

const upload = (file: unknown) => ({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });

test('a match is reviewed from its end: stopped, continued, kept, saved, and played on from a better move', {
  tags: ['long'],
}, async () => {
  const { page, errors } = await goOnWith(leftLate(swordcrafters, 1));
  await craftOn(page);
  await page.getByRole('link', { name: 'Review' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await review.getByText(/^Reviewing move [2-9]/).waitFor();
  await review.getByRole('button', { name: 'Stop' }).click();
  await review.getByText(/^Stopped after \d+ of \d+ moves\.$/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Review' }).click();
  await review.getByText(/^Stopped after \d+ of \d+ moves\.$/).waitFor();
  await review.getByRole('button', { name: 'Continue the review' }).click();
  await review.getByText('Quick review').waitFor();
  await review.getByText(/^You played \d+\.\d points? (better|worse) and had \d+\.\d points? (more|less) luck\.$/).waitFor();
  expect(await look(page, 'review-summary')).toEqual([]);
  await review.getByRole('button', { name: 'Chart' }).click();
  await review.getByRole('slider', { name: 'Chance to win, % over time' }).waitFor();
  expect(await look(page, 'review-chart')).toEqual([]);
  // Easy bots played for both until here, and made mistakes.
  await review.getByLabel('Player').selectOption({ index: 1 });
  await review.getByRole('button', { name: 'Better moves' }).click();
  await review.getByText(/^1 of \d+$/).waitFor();
  const board = page.locator('main');
  const before = await board.innerHTML();
  await review.getByRole('button', { name: 'Show on the board' }).click();
  await page
    .getByRole('status')
    .getByText(/^Better: /)
    .waitFor();
  expect(await board.innerHTML()).not.toBe(before);
  expect(await look(page, 'review-moves')).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const saved: unknown = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(saved).toMatchObject({ game: 'swordcrafters', review: { depth: 'quick', steps: expect.any(Array) } });
  await review.getByRole('button', { name: 'Try it' }).click();
  await page.waitForURL(/\/play\//);
  expect(await untilAsked(page)).toBe(true);
  await go(page, '/reviews');
  await page.getByRole('cell', { name: /%$/ }).first().waitFor();
  expect(await look(page, 'trends')).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  const tooWide = (all: Element): number =>
    Math.max(...[all, ...all.querySelectorAll('section')].map((part) => part.scrollWidth - part.clientWidth));
  expect(await page.locator('.trends').evaluate(tooWide)).toBe(0);
  // The file brings its review along.
  await go(page, '/replays');
  await page.locator('input[type=file]').setInputFiles(upload(saved));
  await page.waitForURL(/\/replay\/file/);
  await page.getByRole('button', { name: 'Review' }).click();
  await review.getByText('Quick review').waitFor();
  expect(errors).toEqual([]);
});

test('on a phone, in German, a damaged review is left out with a sentence, and a new one is begun', async () => {
  const { record, end } = easyMatch(3, 'a review');
  const file = { ...record, hash: hashOf(end), players: named('Ada', 'Bob', 'Cleo'), review: { steps: 'none' } };
  const { page, errors } = await visit(`${address}/replays`, { viewport: SIZES.phone, hasTouch: true, locale: 'de-DE' });
  await page.locator('input[type=file]').setInputFiles(upload(file));
  await page.waitForURL(/\/replay\/file/);
  await page.getByRole('button', { name: 'Rückblick' }).tap();
  const review = page.getByRole('region', { name: 'Rückblick' });
  await review.getByText(/beschädigt/).waitFor();
  await review.getByText(/^Zug [2-9]\d* von \d+ wird geprüft$/).waitFor();
  await review.getByRole('button', { name: 'Anhalten' }).tap();
  await review.getByText(/angehalten/).waitFor();
  await picture(page, 'review-phone-german');
  expect(await axeFindsInForm(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('offline, by keyboard alone, a match that was resigned is reviewed, and then deeply', { tags: ['long'] }, async () => {
  const { record } = easyMatch(2, 'resigned');
  const file = { ...record, answers: record.answers.slice(0, 4), players: named('Ada', 'Bob'), ended: { why: 'resigned' } };
  const { page, errors } = await visit(`${address}/replays`, { viewport: SIZES.desktop, serviceWorkers: 'allow', isAlone: true });
  await untilKept(page);
  await page.context().setOffline(true);
  await page.locator('input[type=file]').setInputFiles(upload(file));
  await page.waitForURL(/\/replay\/file/);
  const press = async (name: string): Promise<void> => {
    const button = page.getByRole('button', { name, exact: true });
    await button.waitFor();
    const isReached = (): Promise<boolean> => button.evaluate((each) => each === document.activeElement);
    for (let steps = 0; steps < 80 && !(await isReached()); steps++) await page.keyboard.press('Tab');
    expect(await isReached(), name).toBe(true);
    await page.keyboard.press('Enter');
  };
  await press('Review');
  const review = page.getByRole('region', { name: 'Review' });
  await review.getByText('Quick review').waitFor();
  await review.getByText('The match ended when a player resigned. The margin is what could be expected then.').waitFor();
  await review.getByText(/^Ada played \d+\.\d points? (better|worse)/).waitFor();
  await press('Go deeper');
  await review.getByText('Deep review').waitFor();
  await press('Chart');
  await review.getByRole('slider', { name: 'Expected margin over time' }).waitFor();
  await picture(page, 'review-resigned-desktop');
  expect(errors.filter((error) => !/net::ERR_|Failed to load resource/.test(error))).toEqual([]);
});
