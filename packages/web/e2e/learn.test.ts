import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds, axeFindsInForm } from './axe.ts';
import { answerBattle, card, spot } from './battling.ts';
import { picture, SIZES, visit } from './browser.ts';
import { answerSword } from './crafting.ts';
import { answerOnce, type Press, press, seqOn, tap, untilAfter, untilAsked } from './playing.ts';
import { address } from './service.ts';

const note = (page: Page) => page.locator('.coach-note');
const untilLesson = (page: Page, id: string) => page.locator(`.coach-note[data-lesson="${id}"]`).waitFor();
const lessonOn = async (page: Page): Promise<string | undefined> =>
  (await note(page).count()) === 0 ? undefined : ((await note(page).getAttribute('data-lesson')) ?? undefined);

/** How many pixels of its targets a note covers; and how many targets it has. */
const coverOn = (page: Page) =>
  page.evaluate(() => {
    const paper = document.querySelector('.coach-note')?.getBoundingClientRect();
    const parts = [...document.querySelectorAll('[data-taught]')].map((part) => part.getBoundingClientRect());
    const shared = (from: number, to: number, start: number, end: number): number => Math.max(0, Math.min(to, end) - Math.max(from, start));
    const covered = parts.map((part) =>
      paper === undefined
        ? 0
        : shared(part.left, part.right, paper.left, paper.right) * shared(part.top, part.bottom, paper.top, paper.bottom),
    );
    return { parts: parts.length, covered: covered.reduce((sum, each) => sum + each, 0) };
  });

/** How a learner goes through the lessons: what dismisses a note, how things are pressed, and how questions are answered. */
interface Pupil {
  readonly gotIt: string;
  readonly how: Press;
  readonly answer?: (page: Page, how: Press) => Promise<void>;
}

/**
 * Reads notes and plays whatever is offered until a lesson appears; returns the lessons on the way. A note appears with its question, so
 * notes are checked again after waiting for a question: one that is skipped never comes back.
 */
const playUntil = async (
  page: Page,
  last: string,
  { gotIt, how, answer = answerOnce }: Pupil,
  look = async (_: string): Promise<void> => {},
) => {
  const came: string[] = [];
  for (let steps = 0; steps < 300; steps++) {
    const id = await lessonOn(page);
    if (id !== undefined && !came.includes(id)) {
      came.push(id);
      await look(id);
    }
    if (id === last) return came;
    // Only the note that was checked is dismissed: another may have appeared by now.
    const read = page.locator(`.coach-note[data-lesson="${id}"]`).getByRole('button', { name: gotIt });
    if ((await read.count()) > 0) {
      await how(read);
      await read.waitFor({ state: 'detached' });
    } else if (await untilAsked(page)) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      if ((await lessonOn(page)) === id) await answer(page, how);
    }
  }
  throw new Error(`The lesson "${last}" does not come.`);
};

/** A learner with a mouse, and one with a finger. */
const READER: Pupil = { gotIt: 'Got it', how: press };
const TAPPER: Pupil = { gotIt: 'Verstanden', how: tap };

test('playing teaches Olympus: every lesson is beside its target, and the last one leads on', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(address, { viewport: SIZES.desktop });
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await page.waitForURL(/\/learn\/olympus$/);

  await untilLesson(page, 'goal');
  await picture(page, 'learn-goal-desktop-dark');
  expect(await axeFinds(page)).toEqual([]);
  expect(await coverOn(page)).toEqual({ parts: 2, covered: 0 });
  await note(page).getByRole('button', { name: 'Got it' }).click();
  await untilLesson(page, 'numbers');
  // The next note can be read on without looking for its button.
  await page.keyboard.press('Enter');
  await untilLesson(page, 'draft');
  await page.getByRole('button', { name: /^Hercules/ }).click();
  await untilLesson(page, 'marks');
  await picture(page, 'learn-marks-desktop-dark');

  await playUntil(page, 'take', READER);
  await page
    .locator('.mine')
    .getByRole('button', { name: /^Hercules/ })
    .click();
  await untilLesson(page, 'turn');
  // Left in the middle, it resumes where it was.
  const seq = await seqOn(page);
  await page.reload();
  await untilLesson(page, 'turn');
  expect(await seqOn(page)).toBe(seq);
  await page
    .locator('.mine')
    .getByRole('button', { name: /^Hercules/ })
    .click();
  await page.keyboard.press('r');
  await untilLesson(page, 'preview');
  await page.locator('.cell.open').first().hover();
  await page.locator('.ghost').waitFor();
  await picture(page, 'learn-preview-desktop-dark');
  await page.locator('.cell.open').first().click();
  await untilAfter(page, seq);

  const came = await playUntil(page, 'end', READER, async (id) => {
    // The board may still be moving; the note moves along.
    await expect.poll(async () => (await coverOn(page)).covered, { message: id }).toBe(0);
    expect((await coverOn(page)).parts, id).toBeGreaterThan(0);
    if (id === 'battle' || id === 'lines' || id === 'end') {
      await picture(page, `learn-${id}-desktop-dark`);
      expect(await axeFindsInForm(page)).toEqual([]);
    }
  });
  expect(came).toEqual(expect.arrayContaining(['battle', 'lines', 'help', 'why', 'edges', 'second', 'end']));
  await note(page).getByRole('heading', { name: 'You know the game' }).waitFor();
  await note(page).getByRole('link', { name: 'Solve the puzzle' }).click();
  await page.waitForURL(/\/learn\/olympus\/puzzle$/);
  await untilLesson(page, 'puzzle-task');
  await picture(page, 'learn-olympus-puzzle-desktop-dark');
  // Pegasus lies as it was dealt: a wrong try is refused, and a hint follows.
  await page.locator('.cell[data-cell="21"]').click();
  await untilLesson(page, 'puzzle-hint');
  await note(page).getByText('Puzzle, 1 wrong try').waitFor();
  await expect.poll(async () => (await coverOn(page)).covered).toBe(0);
  expect(await axeFindsInForm(page)).toEqual([]);
  for (let turns = 0; turns < 2; turns++) await page.keyboard.press('r');
  await page.locator('.cell[data-cell="21"]').click();
  await untilLesson(page, 'puzzle-solved');
  await page.locator('.ending').waitFor();
  await picture(page, 'learn-olympus-solved-desktop-dark');
  await note(page).getByRole('link', { name: 'Play the medium bot' }).click();
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  await untilAsked(page);
  expect(await note(page).count()).toBe(0);
  // The match of a puzzle isn't one of the player's.
  await page.goto(address);
  expect(await page.locator('a[href$="/puzzle"]').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('on a phone the note is above the question; lessons are skipped one by one, ended, and resumed', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/learn/olympus`, {
    viewport: SIZES.phone,
    colorScheme: 'light',
    hasTouch: true,
    locale: 'de-DE',
  });
  await untilLesson(page, 'goal');
  await picture(page, 'learn-goal-phone-light');
  expect(await axeFindsInForm(page)).toEqual([]);
  await note(page).getByRole('button', { name: 'Verstanden' }).tap();
  await untilLesson(page, 'numbers');
  await note(page).getByRole('button', { name: 'Verstanden' }).tap();
  await untilLesson(page, 'draft');
  await note(page).getByRole('button', { name: 'Überspringen' }).tap();
  await note(page).waitFor({ state: 'detached' });
  await playUntil(page, 'take', TAPPER);
  await picture(page, 'learn-take-phone-light');
  const order = await page.evaluate(() =>
    ['.coach-note', '.board', '.prompt'].map((each) => document.querySelector(each)?.getBoundingClientRect().top ?? 0),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await axeFindsInForm(page)).toEqual([]);
  // The target is in sight, or was scrolled there.
  expect(await page.evaluate(() => (document.querySelector('.hand.mine')?.getBoundingClientRect().bottom ?? 0) <= innerHeight + 1)).toBe(
    true,
  );

  await page.getByRole('button', { name: 'Lektionen beenden' }).tap();
  await note(page).waitFor({ state: 'detached' });
  await answerOnce(page, tap);
  await page.reload();
  await untilAsked(page);
  expect(await lessonOn(page)).toBeUndefined();
  await page.getByRole('button', { name: 'Diese Partie' }).tap();
  await page.getByRole('button', { name: 'Lektionen fortsetzen' }).tap();
  await note(page).waitFor();
  expect(errors).toEqual([]);
});

/** What comes after a course: a wrong try, a hint, and the answer. */
const solve = async (page: Page, game: string, wrong: () => Promise<void>, right: () => Promise<void>): Promise<void> => {
  await page.waitForURL(new RegExp(`/learn/${game}/puzzle$`));
  await untilLesson(page, 'puzzle-task');
  await picture(page, `learn-${game}-puzzle`);
  await wrong();
  await untilLesson(page, 'puzzle-hint');
  await picture(page, `learn-${game}-hint`);
  expect(await axeFindsInForm(page)).toEqual([]);
  await right();
  await untilLesson(page, 'puzzle-solved');
  await picture(page, `learn-${game}-solved`);
};

/** Holds what a script moves where it begins, as a busy machine may; nothing is where it will stay until it's let go. */
const holdMoves = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function held(keyframes, options) {
      const move = animate.call(this, keyframes, options);
      move.pause();
      return move;
    };
  });
const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const move of document.getAnimations()) if (move.playState === 'paused') move.finish();
  });

test('playing teaches Asgard, in a low window, and its puzzle is solved by keyboard', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/learn/asgard`, { viewport: { width: 1366, height: 650 } });
  await holdMoves(page);
  const came = await playUntil(page, 'end', READER, async (id) => {
    // The board has grown to its full size, and the note is beside the smaller one.
    if (id === 'edges') await letGo(page);
    await expect.poll(async () => (await coverOn(page)).covered, { message: id }).toBe(0);
    await picture(page, `learn-asgard-${id}`);
  });
  expect(came).toEqual(expect.arrayContaining(['draft', 'hands', 'terrain', 'variants', 'second', 'tie', 'end']));
  expect(await axeFindsInForm(page)).toEqual([]);
  await note(page).getByRole('link', { name: 'Solve the puzzle' }).press('Enter');
  const place = async (cell: number): Promise<void> => {
    await page.locator(`[data-cell="${cell}"]`).focus();
    await page.keyboard.press('Enter');
  };
  await solve(
    page,
    'asgard',
    () => place(51),
    async () => {
      for (let turns = 0; turns < 3; turns++) await page.keyboard.press('r');
      await place(51);
    },
  );
  expect(errors).toEqual([]);
});

test('playing teaches Battlefields, and its puzzle takes two cards', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/new/battlefields`, { viewport: SIZES.desktop });
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  const came = await playUntil(page, 'end', { ...READER, answer: answerBattle }, async (id) => {
    await expect.poll(async () => (await coverOn(page)).covered, { message: id }).toBe(0);
    await picture(page, `learn-battlefields-${id}`);
  });
  expect(came).toEqual(expect.arrayContaining(['goal', 'beats', 'take', 'kinds', 'ares', 'place', 'stack', 'battle', 'second', 'end']));
  expect(await axeFindsInForm(page)).toEqual([]);
  await note(page).getByRole('link', { name: 'Solve the puzzle' }).click();
  const play = async (action: string): Promise<void> => {
    await card(page, 'play', action).first().click();
    await spot(page, 2, action === 'elite' ? 'mine' : 'theirs').click();
  };
  await solve(
    page,
    'battlefields',
    () => play('elite'),
    () => play('surround'),
  );
  await untilAsked(page);
  await play('elite');
  expect(errors).toEqual([]);
});

test('playing teaches Swordcrafters on a phone, in German', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/rules/swordcrafters`, {
    viewport: SIZES.phone,
    colorScheme: 'light',
    hasTouch: true,
    locale: 'de-DE',
  });
  await page.getByRole('link', { name: 'Beim Spielen lernen' }).tap();
  const came = await playUntil(page, 'end', { ...TAPPER, answer: answerSword }, async (id) => {
    await expect.poll(async () => (await coverOn(page)).covered, { message: id }).toBe(0);
    await picture(page, `learn-swordcrafters-${id}`);
  });
  expect(came.length).toBe(17);
  expect(await axeFindsInForm(page)).toEqual([]);
  await note(page).getByRole('link', { name: 'Das Rätsel lösen' }).tap();
  const take = async (group: number): Promise<void> => {
    await page.locator(`.group-spot[data-group="${group}"]`).tap();
    await page.locator('.prompt .confirm').tap();
  };
  await solve(
    page,
    'swordcrafters',
    () => take(3),
    () => take(0),
  );
  expect(errors).toEqual([]);
});

/** In how many lines the text of a button is, without what is small in it. */
const linesOf = (target: Locator): Promise<number> =>
  target.evaluate((button) => {
    const range = document.createRange();
    const text = [...button.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    if (text !== undefined) range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test('a puzzle that was given up shows its answer; a game that doesn’t exist is said to', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/learn/contracts/puzzle`, { viewport: { width: 1366, height: 650 } });
  await untilLesson(page, 'puzzle-task');
  await picture(page, 'learn-contracts-puzzle');
  // The note leaves the ledger free, and no name is broken there.
  const edges = await page.evaluate(() =>
    ['.pay-stage', '.coach-note'].map((each) => document.querySelector(each)?.getBoundingClientRect() ?? new DOMRect()),
  );
  expect(edges[0]?.bottom).toBeLessThanOrEqual(edges[1]?.top ?? 0);
  expect(await linesOf(page.locator('.pay-who', { hasText: 'Summoner' }))).toBe(1);
  await page.getByRole('button', { name: 'Don’t pay Hexblade' }).first().click();
  await untilLesson(page, 'puzzle-hint');
  await picture(page, 'learn-contracts-hint');
  await note(page).getByRole('button', { name: 'Show the answer' }).click();
  await untilLesson(page, 'puzzle-solved');
  await picture(page, 'learn-contracts-solved');
  expect(await axeFindsInForm(page)).toEqual([]);
  await page.goto(`${address}/learn/chess`);
  await page.getByRole('heading', { name: 'There’s no such game here.' }).waitFor();
  expect(errors).toEqual([]);
});
