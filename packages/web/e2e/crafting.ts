import type { Page } from 'playwright-core';
import { isToConfirm, type Plan, press, untilAnswered, untilAsked } from './playing.ts';

/** The current phase of Swordcrafters. */
export const phaseOn = (page: Page): Promise<string | null> => page.locator('.forge-stage').getAttribute('data-phase');

/**
 * Answers whatever Swordcrafters asks of this page until a phase, a round, or the end: inside the page, because every call to the browser
 * takes time. Cuts in the middle of what is offered, takes the largest group, and builds on the first open side.
 */
export const craftOn = async (page: Page, until: { readonly phase?: string; readonly round?: number } = {}): Promise<void> => {
  await untilAsked(page);
  await page.evaluate(async ({ phase, round }) => {
    const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const size = (group: HTMLElement): number => group.offsetWidth * group.offsetHeight;
    const isReached = (): boolean => {
      if (one('.ending, .score-space') !== null) return true;
      const now = Number(/\d/.exec(one('.how')?.textContent ?? '')?.[0] ?? 0);
      const isThere = (round === undefined || now >= round) && (phase === undefined || one('.forge-stage')?.dataset['phase'] === phase);
      return (round !== undefined || phase !== undefined) && isThere && one('.prompt:not(.idle)') !== null;
    };
    const press = (): void => {
      const cuts = [...document.querySelectorAll<HTMLElement>('.cut-line')];
      const groups = [...document.querySelectorAll<HTMLElement>('.group-spot[aria-disabled="false"]')];
      const word = one('.prompt .btn.word');
      if (cuts.length > 0) cuts[Math.floor(cuts.length / 2)]?.click();
      else if (groups.length > 0) groups.sort((a, b) => size(b) - size(a))[0]?.click();
      else if (word !== null) word.click();
      else if (one('.tray-tile[data-held]') === null) one('.tray-tile:not([disabled])')?.click();
      else one('.one-side[data-open]')?.click();
    };
    // Presses while an answer is in flight are ignored, so pressing again does no harm and nothing depends on a single press.
    while (!isReached()) {
      if (one('.prompt:not(.idle)') !== null) press();
      await pause(10);
    }
  }, until);
};

/** What to press: read in one call, because every call to the browser takes time, as soon as there's something to press. */
const planOf = async (page: Page): Promise<Plan> => {
  const plan = await page.waitForFunction((): Plan | undefined => {
    const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
    const asked = document.querySelector<HTMLElement>('.table-page')?.dataset['asked'];
    const [group, cut, side] = ['.group-spot[aria-disabled="false"]', '.cut-line', '.one-side[data-open]'] as const;
    const tile = isThere('.tray-tile[data-held]') ? [] : ['.tray-tile:not([disabled])'];
    const presses = isThere('.tray-tile') ? [...tile, side] : [group, cut].filter(isThere).slice(0, 1);
    return asked === undefined || presses.length === 0 ? undefined : { asked, presses };
  });
  return (await plan.jsonValue()) as Plan;
};

/** Answers whatever Swordcrafters asks: makes the first cut, takes the first group, builds on the first open side. */
export const answerSword = async (page: Page): Promise<void> => {
  const { asked, presses } = await planOf(page);
  for (const selector of presses) await press(page.locator(selector));
  // The first press previews, the second confirms.
  if (await isToConfirm(page, asked)) await press(page.locator('.prompt .confirm'));
  await untilAnswered(page, asked);
};
