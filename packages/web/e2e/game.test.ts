import { asgard, olympus } from '@swordtable/games/tile-battle/rules';
import type { MatchFile } from '@swordtable/server/api/play';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindsInForm } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { goOnWith, leftLate, leftWhere, resume } from './left-match.ts';
import { IS_LONG } from './long.ts';
import { answerOnce, askedOn, click, isToConfirm, playOn, seqOn, tap, untilAfter, untilAsked } from './playing.ts';
import { address } from './service.ts';

test('a game against a bot begins, by clicks', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/play/new?game=olympus&against=easy`, { confirms: true });
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  for (let answers = 0; answers < 8; answers++) if (await untilAsked(page)) await answerOnce(page, click);
  await untilAsked(page);
  await picture(page, 'olympus-table-desktop-dark');
  expect(await axeFindsInForm(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a match that begins with a bid: a price is named, the bot goes first or second, and the draft begins', {
  tags: ['long'],
}, async () => {
  const options = { bid: true, first: 'red' };
  const { file } = leftWhere(olympus, ({ decisions: [asked] }) => (asked?.prompt.rule === 'price' ? asked : undefined), { options });
  const { page, errors } = await goOnWith(file, { viewport: { width: 390, height: 844 } });
  await untilAsked(page);
  await picture(page, 'olympus-bid-phone');
  expect(await axeFindsInForm(page)).toEqual([]);
  const asked = await askedOn(page);
  await page.getByRole('button', { name: '4 points', exact: true }).click();
  if (await isToConfirm(page, asked)) await page.getByRole('button', { name: '4 points', exact: true }).click();
  await page.locator('.draft').waitFor();
  // The player who goes first has the points; a bot that does may have drafted by now.
  expect(await page.locator('.table-page').innerText()).toMatch(/\n(You|Easy bot)\n[^\n]+\n4\n/);
  expect(errors).toEqual([]);
});

test('the last turns of a game are played by clicks, to the end', async () => {
  const { page, errors } = await goOnWith(leftLate(olympus, IS_LONG ? 8 : 3));
  await playOn(page);
  await picture(page, 'olympus-over-desktop-dark');
  expect(await axeFindsInForm(page)).toEqual([]);
  expect(await page.locator('.ending').innerText()).toMatch(/win/i);
  // Another one like it is one click away.
  await page.getByRole('link', { name: 'Play again' }).click();
  await untilAsked(page);
  expect(errors).toEqual([]);
});

/** Moves with Tab until the focus is on a match; says whether it got there. */
const tabTo = async (page: Page, selector: string): Promise<boolean> => {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
  }
  return false;
};

/** Goes to the first of these options with the keyboard and presses it. */
const TARGETS = [
  '.draft .cover[aria-disabled="false"]',
  '.cell.live[aria-disabled="false"]',
  '.prompt .btn.word',
  '.mine .cover[aria-disabled="false"]',
];

const answerByKeyboard = async (page: Page): Promise<void> => {
  const [seq, asked] = [await seqOn(page), await askedOn(page)];
  const isPlacement = (await page.locator('.cell.open.live').count()) > 0;
  const isTaken = (await page.locator('.mine .cover[aria-pressed="true"]').count()) > 0;
  if (isPlacement && !isTaken && (await page.locator('.mine .cover.live').count()) > 0) {
    expect(await tabTo(page, '.mine .cover[aria-disabled="false"]')).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('r');
  }
  for (const target of TARGETS) {
    if ((await page.locator(target).count()) === 0) continue;
    expect(await tabTo(page, target), target).toBe(true);
    await page.keyboard.press('Enter');
    break;
  }
  // The first press previews, the second answers.
  if (await isToConfirm(page, asked)) await page.keyboard.press('Enter');
  await untilAfter(page, seq);
};

/** A match that is left at its first placement, so that the draft needn't be played to its end. */
const leftAtPlacement = (game: typeof olympus): MatchFile =>
  leftWhere(game, ({ decisions: [asked] }) => (asked?.prompt.rule === 'placement' ? asked : undefined)).file;

/** Enough answers to include the draft, and then placements, abilities, and battles. */
const [PICKS, TURNS] = IS_LONG ? [3, 6] : [1, 2];

/** Plays a good part of a game: some of the draft, and turns of a match that was left after it. */
const playPartOf = async (page: Page, game: typeof olympus, answer: () => Promise<void>): Promise<void> => {
  for (let picks = 0; picks < PICKS && (await untilAsked(page)); picks++) await answer();
  await resume(page, leftAtPlacement(game));
  const before = await seqOn(page);
  for (let turns = 0; turns < TURNS && (await untilAsked(page)); turns++) await answer();
  expect(await seqOn(page)).toBeGreaterThanOrEqual(before + TURNS);
};

test('a good part of one by keyboard alone', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(address, { confirms: true });
  expect(await tabTo(page, 'a.play')).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  // This starts the game, which is against a bot that doesn't think long.
  await page.goto(`${address}/play/new?game=olympus&against=easy`);
  await playPartOf(page, olympus, async () => {
    await answerByKeyboard(page);
    // What had the focus, such as a drafted tile, may be gone: then the next question has it.
    if (await untilAsked(page)) await page.waitForFunction(() => document.activeElement !== document.body);
  });
  expect(errors).toEqual([]);
});

test('a good part of one on a phone, with a finger', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/play/new?game=asgard&against=easy`, {
    viewport: SIZES.phone,
    hasTouch: true,
    isMobile: true,
  });
  await playPartOf(page, asgard, () => answerOnce(page, tap));
  await untilAsked(page);
  await picture(page, 'asgard-table-phone-dark');
  // Nothing overflows the edge.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
  expect(await axeFindsInForm(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('on a phone the hand that answers the question opens', { tags: ['long'] }, async () => {
  const { file } = leftWhere(asgard, ({ decisions: [asked] }) => {
    const isOfTheOther = asked?.prompt.rule === 'thief' && ![...asked.options].some((option) => 'pass' in option);
    return isOfTheOther ? asked : undefined;
  });
  const { page, errors } = await goOnWith(file, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await page.locator('.hand.theirs').waitFor();
  expect(await page.locator('.hand.mine').isVisible()).toBe(false);
  await answerOnce(page, tap);
  expect(errors).toEqual([]);
});

test('two people at one device take turns on one page', async () => {
  const { page, errors } = await visit(`${address}/play/new?game=olympus&against=hot-seat`);
  const seats = new Set<string>();
  for (let answers = 0; answers < 6; answers++) {
    await untilAsked(page);
    // An ability may ask one player in the other's turn; then both must act.
    for (const name of await page.locator('.who.act .nm').allInnerTexts()) seats.add(name);
    await answerOnce(page, click);
  }
  expect(seats.size).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});
