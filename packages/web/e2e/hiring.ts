import type { Page } from 'playwright-core';
import { untilAsked } from './playing.ts';

/** What fills the middle of the Contracts table. */
export const stageOn = (page: Page): Promise<string | null> => page.locator('.table.contracts').getAttribute('data-stage');

/** How far to play: to a stage, a round, or something on the page. */
export interface Until {
  readonly stage?: string;
  readonly round?: number;
  readonly shows?: string;
}

/**
 * Answers whatever Contracts asks of this page until something is reached or the game is over: inside the page, because every call to the
 * browser takes time. Keeps companions, adds what can be added, fulfills what glows, visits where possible, and passes at the end.
 */
export const hireOn = async (page: Page, until: Until = {}): Promise<void> => {
  await untilAsked(page);
  await page.evaluate(async ({ stage, round, shows }) => {
    const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const seq = (): string | undefined => one('.table-page')?.dataset['seq'];
    const isReached = (): boolean => {
      if (one('.ending') !== null) return true;
      if (one('.prompt:not(.idle)') === null || (stage === undefined && round === undefined && shows === undefined)) return false;
      const now = Number(/\d/.exec(one('.how')?.textContent ?? '')?.[0] ?? 0);
      return (
        (stage === undefined || one('.table.contracts')?.dataset['stage'] === stage) &&
        (round === undefined || now >= round) &&
        (shows === undefined || one(shows) !== null)
      );
    };
    /** Presses the first of these that exists; says whether one did. */
    const press = (...selectors: readonly string[]): boolean => {
      const found = selectors.map(one).find((element) => element !== null);
      found?.click();
      return found !== undefined;
    };
    /** The table's options, best first. A canceled one isn't offered again. */
    const answer = (): void => {
      if (press('.round-result .btn', '.leader-card .btn', '.hand-acts button', '.prompt .confirm')) return;
      if (one('.pack-card[aria-pressed="true"]') === null && press('.pack-card:has(.salary)', '.pack-card')) return;
      if (press('.ask-payment', '.ask-group', '.contract[data-open]', '.quest[data-open]', '.sale[data-open]', '.ask-worded .lamp')) return;
      const isNamed = one('.place[data-named], .house-ring[data-named]') !== null;
      if (!isNamed && press('.place[data-open]', '.house-ring[data-open]')) return;
      if (press('.companion[data-stance="open"] .companion-face')) return;
      [...document.querySelectorAll<HTMLElement>('.ask-worded .btn, .pay-ask .btn')].at(-1)?.click();
    };
    while (!isReached()) {
      const before = seq();
      if (one('.prompt:not(.idle)') !== null) answer();
      for (let waited = 0; waited < 20 && seq() === before && one('.ending') === null; waited++) await pause(10);
    }
  }, until);
};
