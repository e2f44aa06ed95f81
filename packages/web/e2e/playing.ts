import type { Locator, Page } from 'playwright-core';

/** More answers than any match of these games takes. */
const MOST_ANSWERS = 400;

/** How many lines the page has seen. */
export const seqOn = async (page: Page): Promise<number> => Number(await page.locator('.table-page').getAttribute('data-seq'));

export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.ending').count()) > 0;

/** Waits until this page has a question, or the match is over; says whether it has one. */
export const untilAsked = async (page: Page): Promise<boolean> => {
  await page.locator('.prompt:not(.idle), .ending').first().waitFor();
  return !(await isOver(page));
};

/** Waits until something has happened after a line. */
export const untilAfter = async (page: Page, seq: number): Promise<void> => {
  await page.waitForFunction((last) => Number(document.querySelector('.table-page')?.getAttribute('data-seq')) > last, seq);
};

/** The page's question: its number, and its seat. */
export const askedOn = async (page: Page): Promise<string> => (await page.locator('.table-page').getAttribute('data-asked')) ?? '';

/** Waits until this question is answered: others may answer theirs in the meantime. If the device is handed over, the table is gone. */
export const untilAnswered = async (page: Page, asked: string): Promise<void> => {
  await page.waitForFunction((number) => document.querySelector<HTMLElement>('.table-page')?.dataset['asked'] !== number, asked);
};

/** Answers with something and waits until the answer has arrived. */
export const through = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const asked = await askedOn(page);
  await act();
  await untilAnswered(page, asked);
};

/** How something is pressed: with the mouse, with a finger. */
export type Press = (target: Locator) => Promise<void>;
export const click: Press = (target) => target.first().click();
export const tap: Press = (target) => target.first().tap();
/** Without moving there first, which takes a third of the time: for tests that aren't about pressing, but about its effects. */
export const press: Press = (target) => target.first().dispatchEvent('click');

/** What a hint looks like doesn't depend on how long the bot thought: as on a slow machine, there's time for a hundred imagined games. */
export const hurryBots = async (page: Page): Promise<void> => {
  const bots = page.workers().filter((worker) => worker.url().includes('bot-worker'));
  const hurry = (): void => {
    const MILLISECONDS_EACH = 15;
    let time = Date.now();
    Date.now = () => {
      time += MILLISECONDS_EACH;
      return time;
    };
  };
  await Promise.all(bots.map((worker) => worker.evaluate(hurry)));
};

/** The question, and what to press, in order. */
export interface Plan {
  readonly asked: string;
  readonly presses: readonly string[];
}

/** What to press: read in one call, because every call to the browser takes time, as soon as there's something to press. */
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

/** Waits until an answer needs confirmation, or is already given; says whether it needs it. */
export const isToConfirm = async (page: Page, asked: string): Promise<boolean> => {
  const what = await page.waitForFunction((number) => {
    if (document.querySelector<HTMLElement>('.table-page')?.dataset['asked'] !== number) return 'given';
    return document.querySelector('.prompt .confirm') === null ? undefined : 'confirm';
  }, asked);
  return (await what.jsonValue()) === 'confirm';
};

/** Answers whatever is asked: takes the first tile, puts it on the first open cell, uses abilities if possible. */
export const answerOnce = async (page: Page, how: Press): Promise<void> => {
  const { asked, presses } = await planOf(page);
  for (const selector of presses) await how(page.locator(selector));
  // The first press previews, the second confirms.
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
