import type { Page } from 'playwright-core';
import { click, isToConfirm, type Plan, type Press, untilAnswered } from './playing.ts';

/** A card by its kind. */
export const card = (page: Page, facet: string, value: string) => page.locator(`.cover[data-facet="${facet}"][data-value="${value}"]`);

/** One's own side of a place, or the other's, counted from 0. */
export const spot = (page: Page, place: number, part: 'mine' | 'theirs' = 'mine') =>
  page.locator(`.place-spot[data-place="${place}"][data-part="${part}"]`);

/** What to press: read in one call, because every call to the browser takes time, as soon as there's something to press. */
const planOf = async (page: Page): Promise<Plan & { readonly isWord: boolean }> => {
  const plan = await page.waitForFunction(() => {
    const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
    const cover = (facet: string): string => `.cover[data-facet="${facet}"][aria-disabled="false"]`;
    const asked = document.querySelector<HTMLElement>('.table-page')?.dataset['asked'];
    if (asked === undefined) return undefined;
    const place = `.place-spot[data-place="${Number.parseInt(asked, 10) % 4}"][data-part="mine"]`;
    const [word, revealed] = ['.prompt .btn.word', '.place-spot[data-facet="reveal"][data-part="mine"]'];
    // A player with a warrior to reveal can't pass.
    const first = [cover('take'), cover('discard'), cover('shed'), cover('warrior'), word, revealed].find(isThere);
    if (first === undefined) return undefined;
    return { asked, presses: first === cover('warrior') ? [first, place] : [first], isWord: first === word };
  });
  return (await plan.jsonValue()) as Plan & { readonly isWord: boolean };
};

/** Answers whatever Battlefields asks: takes and discards what comes first, spreads warriors over the places, reveals, and passes. */
export const answerBattle = async (page: Page, press: Press = click): Promise<void> => {
  const { asked, presses, isWord } = await planOf(page);
  for (const selector of presses) await press(isWord ? page.locator(selector).last() : page.locator(selector));
  // The first press previews, the second confirms.
  if (await isToConfirm(page, asked)) await press(page.locator('.prompt .confirm'));
  await untilAnswered(page, asked);
};
