import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { answerOnce, press, untilAsked } from './playing.ts';
import { address } from './service.ts';

/** What the page shows at a point in time. */
interface Glimpse {
  readonly asked: string | undefined;
  readonly lines: number;
  readonly scores: string;
}

test('events are played one at a time, and nothing from after an event shows before it', async () => {
  const { page, errors } = await visit(`${address}/play/new?game=olympus&against=easy`, { reducedMotion: 'no-preference', confirms: true });
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  await untilAsked(page);
  await page.evaluate(() => {
    const seen: Glimpse[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const table = document.querySelector<HTMLElement>('.table-page');
      const scores = [...document.querySelectorAll('.who .total')].map(({ textContent }) => textContent).join(' ');
      seen.push({ asked: table?.dataset['asked'], lines: document.querySelectorAll('.log li').length, scores });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  // Through the draft and the first battles.
  for (let answers = 0; answers < 9; answers++) {
    await answerOnce(page, press);
    await untilAsked(page);
  }
  const seen = await page.evaluate(() => (window as unknown as { readonly seen: readonly Glimpse[] }).seen);
  // A player with a question has seen everything: neither the log nor the score changes while the question is open.
  const asked = seen.filter((glimpse) => glimpse.asked !== undefined);
  const known = new Map(asked.map((glimpse) => [glimpse.asked, glimpse]));
  for (const glimpse of asked) expect(glimpse).toEqual(known.get(glimpse.asked));
  expect(known.size).toBe(10);
  // In between, the events came one by one.
  const between = new Set(seen.filter((glimpse) => glimpse.asked === undefined).map(({ lines }) => lines));
  expect(between.size).toBeGreaterThan(9);
  expect(errors).toEqual([]);
});
