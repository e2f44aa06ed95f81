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

/** The question that the page asks: its number, and of whom. */
export const askedOn = async (page: Page): Promise<string> => (await page.locator('.table-page').getAttribute('data-asked')) ?? '';

/** Waits until this question is answered: others may answer theirs in the meantime. Where the device is handed on, the table is gone. */
export const untilAnswered = async (page: Page, asked: string): Promise<void> => {
  await page.waitForFunction((number) => document.querySelector<HTMLElement>('.table-page')?.dataset['asked'] !== number, asked);
};

/** Answers with something and waits until the answer has come through. */
export const through = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const asked = await askedOn(page);
  await act();
  await untilAnswered(page, asked);
};

/** How somebody presses something: with the mouse, with a finger. */
export type Press = (target: Locator) => Promise<void>;
export const click: Press = (target) => target.first().click();
export const tap: Press = (target) => target.first().tap();
/** Without going there first, which takes a third of the time: where a test is not about pressing, but about what comes of it. */
export const press: Press = (target) => target.first().dispatchEvent('click');

/** What is asked, and what is to be pressed one after the other. */
export interface Plan {
  readonly asked: string;
  readonly presses: readonly string[];
}

/** What is to be pressed: read in one go, as every call to the browser takes its time, and as soon as there is something to press. */
const planOf = async (page: Page): Promise<Plan> => {
  const plan = await page.waitForFunction((): Plan | undefined => {
    const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
    const [drafted, held, cells, words] = ['.draft .cover.live', '.mine .cover.live', '.cell.live', '.prompt .btn.word'] as const;
    const open = '.cell.open.live';
    const takesUp = isThere(held) && !isThere('.mine .cover[aria-pressed="true"]');
    const once = [drafted, open, cells, '.hand .cover.live', words].find(isThere);
    const asked = document.querySelector<HTMLElement>('.table-page')?.dataset['asked'];
    if (once === undefined || asked === undefined) return undefined;
    return { asked, presses: once === open && takesUp ? [held, open] : [once] };
  });
  return (await plan.jsonValue()) as Plan;
};

/** Waits until an answer is to be confirmed, or is given already; says whether it is to be confirmed. */
export const isToConfirm = async (page: Page, asked: string): Promise<boolean> => {
  const what = await page.waitForFunction((number) => {
    if (document.querySelector<HTMLElement>('.table-page')?.dataset['asked'] !== number) return 'given';
    return document.querySelector('.prompt .confirm') === null ? undefined : 'confirm';
  }, asked);
  return (await what.jsonValue()) === 'confirm';
};

/** Answers whatever is asked: takes the first tile, puts it on the first open cell, uses abilities where it can. */
export const answerOnce = async (page: Page, how: Press): Promise<void> => {
  const { asked, presses } = await planOf(page);
  for (const selector of presses) await how(page.locator(selector));
  // First one sees what would happen, then one confirms.
  if (await isToConfirm(page, asked)) await how(page.locator('.prompt .confirm'));
  await untilAnswered(page, asked);
};

/** Plays to the end. */
export const playOn = async (page: Page, how: Press = click): Promise<void> => {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (!(await untilAsked(page))) return;
    await answerOnce(page, how);
  }
  throw new Error('The match does not end.');
};
