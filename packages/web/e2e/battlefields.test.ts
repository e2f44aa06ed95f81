import { battlefields } from '@swordtable/games/battlefields/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerBattle, card, spot } from './battling.ts';
import { SIZES, visit } from './browser.ts';
import { goOnWith, leftWhere } from './left-match.ts';
import { look } from './looking.ts';
import { click, press, tap, through, untilAsked } from './playing.ts';
import { address } from './service.ts';

/** Enough answers to include every recurring question. */
const A_GOOD_PART = 10;

test('a game against a bot begins, by clicks', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/play/new?game=battlefields&against=easy`, { confirms: true });
  const faults: string[] = [];
  for (let answers = 0; answers < A_GOOD_PART && (await untilAsked(page)); answers++) {
    if (answers === 1) faults.push(...(await look(page, 'battlefields-muster')));
    if (answers === 7) faults.push(...(await look(page, 'battlefields-placement')));
    await answerBattle(page, click);
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});

test('the last turn of a game is played, and the other hand is shown, though it is empty', async () => {
  const { file } = leftWhere(
    battlefields,
    ({ state, decisions: [asked] }, left) => {
      const other = state.armies[1 - (asked?.seat ?? 0)];
      return left === 1 && other?.hand.length === 0 && other.actions.length === 0 ? asked : undefined;
    },
    { bot: 'random' },
  );
  const { page, errors } = await goOnWith(file);
  await answerBattle(page, press);
  await page.locator('.ending').waitFor();
  await page.getByText(/^0 actions, 0 warriors/).waitFor();
  expect(await look(page, 'battlefields-over')).toEqual([]);
  expect(await page.locator('.ending').innerText()).toMatch(/win|tie/i);
  expect(errors).toEqual([]);
});

test('a round on a phone, with a finger', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/play/new?game=battlefields&against=easy`, {
    viewport: SIZES.phone,
    hasTouch: true,
    isMobile: true,
  });
  const round = page.getByText(/Round 2 of 3/);
  for (let answers = 0; answers < 80 && (await round.count()) === 0 && (await untilAsked(page)); answers++) await answerBattle(page, tap);
  await round.first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
  expect(errors).toEqual([]);
});

/** The next player confirms having the device. */
const takeOver = async (page: Page): Promise<string> => {
  const name = (await page.getByRole('heading', { level: 1, name: /^Hand the device to/ }).innerText()).replace('Hand the device to ', '');
  await page.locator('.hand-over .btn').click();
  await untilAsked(page);
  return name;
};

const take = async (page: Page, ...cards: readonly string[]): Promise<void> => {
  for (const [index, kind] of cards.entries()) {
    const pressed = card(page, 'take', kind).click();
    await (index < cards.length - 1 ? through(page, () => pressed) : pressed);
  }
};

const CARDS_IN_WORDS = /Spearmen|Swordsmen|Cavalry|Archers|Heavy Infantry|Ambush|Surround|Skirmish/;

test('two at one device: no hand is in sight while it is handed over, and Ambush, Ambush, Surround is answered card by card', {
  tags: ['long'],
}, async () => {
  const { page, errors } = await visit(`${address}/play/new?game=battlefields&against=hot-seat&first=red`);
  const first = await takeOver(page);
  await take(page, 'ambush', 'surround', 'elite', 'flank');
  await page.getByRole('heading', { level: 1, name: /^Hand the device to/ }).waitFor();
  expect(await look(page, 'battlefields-hand-over')).toEqual([]);
  expect(await page.locator('body').innerText()).not.toMatch(CARDS_IN_WORDS);
  expect(await page.locator('body').innerHTML()).not.toMatch(/data-value|spearmen|ambush/);
  // A reload doesn't show it either.
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /^Hand the device to/ }).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(CARDS_IN_WORDS);
  const second = await takeOver(page);
  expect(second).not.toBe(first);
  expect(await page.locator('.log').innerText()).not.toMatch(/takes? Surround/);
  await take(page, 'ambush', 'skirmish', 'elite', 'scout');

  // Each places one warrior at the first place and passes.
  for (const step of ['place', 'place', 'pass', 'pass'] as const) {
    await takeOver(page);
    if (step === 'place') {
      await page.locator('.cover[data-facet="warrior"][aria-disabled="false"]').first().click();
      await spot(page, 0).click();
    } else await page.getByRole('button', { name: /^(Pass|Done placing)/ }).click();
    await page.getByRole('heading', { level: 1, name: /^Hand the device to/ }).waitFor();
  }

  expect(await takeOver(page)).toBe(first);
  await card(page, 'play', 'ambush').click();
  await spot(page, 0, 'theirs').click();
  expect(await takeOver(page)).toBe(second);
  // The window says what can be answered, and with which cards.
  expect(await page.locator('.prompt h2').innerText()).toMatch(/Ambush/);
  expect(await card(page, 'play', 'ambush').getAttribute('aria-disabled')).toBe('false');
  expect(await card(page, 'play', 'elite').getAttribute('aria-disabled')).toBe('true');
  expect(await look(page, 'battlefields-answer')).toEqual([]);
  await card(page, 'play', 'ambush').click();
  expect(await takeOver(page)).toBe(first);
  await card(page, 'play', 'surround').click();
  // No card in this hand answers Surround, but the question is still asked.
  expect(await takeOver(page)).toBe(second);
  expect(await page.locator('.chain').getAttribute('aria-label')).toMatch(/Ambush, Ambush, Surround/);
  expect(await look(page, 'battlefields-chain')).toEqual([]);
  await through(page, () => page.getByRole('button', { name: /don.t answer/i }).click());
  if ((await page.locator('.hand-over').count()) > 0) await takeOver(page);
  // The last unanswered card takes effect, and so does the first Ambush. Which warrior was placed depends on the deal.
  await expect.poll(() => page.locator('.log').innerText()).toMatch(/Ambush returns [A-Z]/);
  expect(errors).toEqual([]);
});

test('by keyboard alone: taking, placing, and passing', async () => {
  const { page, errors } = await visit(`${address}/play/new?game=battlefields&against=easy`);
  const isAt = (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  /** Moves the focus with a key until it's on a match, and presses it. */
  const walk = async (key: string, selector: string): Promise<void> => {
    for (let steps = 0; steps < 150 && !(await isAt(selector)); steps++) await page.keyboard.press(key);
    expect(await isAt(selector), selector).toBe(true);
  };
  const press = async (selector: string): Promise<void> => {
    await walk('Tab', selector);
    await page.keyboard.press('Enter');
  };
  for (let taken = 0; taken < 4; taken++) {
    await untilAsked(page);
    await through(page, () => press('.cover[data-facet="take"][aria-disabled="false"]'));
  }
  await untilAsked(page);
  await through(page, async () => {
    // Arrow keys move along the hand, and between places.
    await walk('Tab', '.battle-hand .cover');
    await walk('ArrowRight', '.cover[data-facet="warrior"]');
    await page.keyboard.press('Enter');
    await walk('Shift+Tab', '.place-spot');
    await walk('ArrowRight', '[data-place="1"][data-part="mine"]');
    await page.keyboard.press('Enter');
  });
  // The bot may have answered by now and moved it again, but the log has it.
  await expect.poll(() => page.locator('.log').textContent()).toMatch(/You place .* face down/);
  await untilAsked(page);
  await through(page, () => press('.prompt .btn.word'));
  expect(errors).toEqual([]);
});
