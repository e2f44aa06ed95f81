import type { Locator, Page } from 'playwright-core';

/** More answers than any match of these games takes. */
const MOST_ANSWERS = 400;

/** How many lines the page has seen. */
export const seqOn = async (page: Page): Promise<number> => Number(await page.locator('.table-page').getAttribute('data-seq'));

export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.ending').count()) > 0;

/** Waits until this page is asked something, or the match is over; says whether it is asked. */
export const untilAsked = async (page: Page): Promise<boolean> => {
  await page.locator('.prompt:not(.idle), .ending').first().waitFor();
  return !(await isOver(page));
};

/** Waits until something has happened after a line. */
export const untilAfter = async (page: Page, seq: number): Promise<void> => {
  await page.waitForFunction((last) => Number(document.querySelector('.table-page')?.getAttribute('data-seq')) > last, seq);
};

const present = async (target: Locator): Promise<boolean> => (await target.count()) > 0;

/** How somebody presses something: with the mouse, with a finger. */
export type Press = (target: Locator) => Promise<void>;
export const click: Press = (target) => target.first().click();
export const tap: Press = (target) => target.first().tap();

/** Answers whatever is asked: takes the first tile, puts it on the first open cell, uses abilities where it can. */
export const answerOnce = async (page: Page, press: Press): Promise<void> => {
  const seq = await seqOn(page);
  const prompt = page.locator('.prompt');
  const drafted = page.locator('.draft .cover.live');
  const held = page.locator('.mine .cover.live');
  const cells = page.locator('.cell.live');
  const words = prompt.locator('.btn.word');
  if (await present(drafted)) await press(drafted);
  else if (await present(page.locator('.cell.open.live'))) {
    const isTaken = await present(page.locator('.mine .cover[aria-pressed="true"]'));
    if (!isTaken && (await present(held))) await press(held);
    await press(page.locator('.cell.open.live'));
  } else if (await present(cells)) await press(cells);
  else if (await present(held)) await press(held);
  else await press(words);
  // A finger sees first what would happen, and confirms.
  if (press === tap && (await seqOn(page)) === seq && (await present(prompt.locator('.confirm')))) await press(prompt.locator('.confirm'));
  await untilAfter(page, seq);
};

/** Plays to the end. */
export const playOn = async (page: Page, press: Press = click): Promise<void> => {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (!(await untilAsked(page))) return;
    await answerOnce(page, press);
  }
  throw new Error('The match does not end.');
};
