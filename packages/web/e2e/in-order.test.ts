import { olympus } from '@swordtable/games/tile-battle/rules';
import { expect, test } from 'vitest';
import { goOnWith, leftWhere } from './left-match.ts';
import { IS_LONG } from './long.ts';
import { answerOnce, press, untilAsked } from './playing.ts';

/** What the page shows at a point in time. */
interface Glimpse {
  readonly asked: string | undefined;
  readonly lines: number;
  readonly scores: string;
}

/** A match that is left with the last tile to draft. */
const { file } = leftWhere(olympus, ({ decisions: [asked] }) =>
  asked?.prompt.rule === 'draft' && [...asked.options].length <= 2 ? asked : undefined,
);
const ANSWERS = IS_LONG ? 9 : 4;

test('events are played one at a time, and nothing from after an event shows before it', async () => {
  const { page, errors } = await goOnWith(file, { reducedMotion: 'no-preference', confirms: true });
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
  // Out of the draft, and through the first battles.
  for (let answers = 0; answers < ANSWERS; answers++) {
    await answerOnce(page, press);
    await untilAsked(page);
  }
  const seen = await page.evaluate(() => (window as unknown as { readonly seen: readonly Glimpse[] }).seen);
  // A player with a question has seen everything: neither the log nor the score changes while the question is open.
  const asked = seen.filter((glimpse) => glimpse.asked !== undefined);
  const known = new Map(asked.map((glimpse) => [glimpse.asked, glimpse]));
  for (const glimpse of asked) expect(glimpse).toEqual(known.get(glimpse.asked));
  expect(known.size).toBe(ANSWERS + 1);
  // In between, the events came one by one.
  const between = new Set(seen.filter((glimpse) => glimpse.asked === undefined).map(({ lines }) => lines));
  expect(between.size).toBeGreaterThan(ANSWERS);
  expect(errors).toEqual([]);
});
