import type { Page } from 'playwright-core';
import { untilAsked } from './playing.ts';

/** The current phase of Swordcrafters. */
export const phaseOn = (page: Page): Promise<string | null> => page.locator('.forge-stage').getAttribute('data-phase');

/**
 * Answers whatever Swordcrafters asks of this page until a phase, a round, the next question, or the end: inside the page, because every
 * call to the browser takes time. Cuts in the middle of what is offered, takes the largest group, and builds on the first open side.
 */
export const craftOn = async (
  page: Page,
  until: { readonly phase?: string; readonly round?: number; readonly isOnce?: true } = {},
): Promise<void> => {
  await untilAsked(page);
  await page.evaluate(async ({ phase, round, isOnce }) => {
    const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const size = (group: HTMLElement): number => group.offsetWidth * group.offsetHeight;
    const askedNow = (): string | undefined => one('.table-page')?.dataset['asked'];
    const asked = askedNow();
    const isReached = (): boolean => {
      if (one('.ending, .score-space') !== null || (isOnce && askedNow() !== asked)) return true;
      const now = Number(/\d/.exec(one('.how')?.textContent ?? '')?.[0] ?? 0);
      const isThere = (round === undefined || now >= round) && (phase === undefined || one('.forge-stage')?.dataset['phase'] === phase);
      return (round !== undefined || phase !== undefined) && isThere && one('.prompt:not(.idle)') !== null;
    };
    const press = (): void => {
      const cuts = [...document.querySelectorAll<HTMLElement>('.cut-line')];
      const groups = [...document.querySelectorAll<HTMLElement>('.group-spot[aria-disabled="false"]')];
      const word = one('.prompt .btn.word');
      const selected = one('.prompt .confirm:not([aria-disabled="true"])');
      if (selected !== null) selected.click();
      else if (cuts.length > 0) cuts[Math.floor(cuts.length / 2)]?.click();
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

/** Answers one question of Swordcrafters. */
export const answerSword = (page: Page): Promise<void> => craftOn(page, { isOnce: true });
