import type { Page } from 'playwright-core';
import { click, isToConfirm, type Press, tap, untilAnswered } from './playing.ts';

/** A card by its kind. */
export const card = (page: Page, facet: string, value: string) => page.locator(`.cover[data-facet="${facet}"][data-value="${value}"]`);

/** One's own side of a place, or the other's, counted from 0. */
export const spot = (page: Page, place: number, part: 'mine' | 'theirs' = 'mine') =>
  page.locator(`.place-spot[data-place="${place}"][data-part="${part}"]`);

/** What is asked, and what is to be pressed one after the other: read in one go, as every call to the browser takes its time. */
const planOf = (page: Page): Promise<{ readonly asked: string; readonly presses: readonly string[]; readonly isWord: boolean }> =>
  page.evaluate(() => {
    const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
    const cover = (facet: string): string => `.cover[data-facet="${facet}"][aria-disabled="false"]`;
    const asked = document.querySelector<HTMLElement>('.table-page')?.dataset['asked'] ?? '';
    const [once] = ['take', 'discard', 'shed'].map(cover).filter(isThere);
    if (once !== undefined) return { asked, presses: [once], isWord: false };
    const place = `.place-spot[data-place="${Number(asked) % 4}"][data-part="mine"]`;
    if (isThere(cover('warrior'))) return { asked, presses: [cover('warrior'), place], isWord: false };
    // Nobody may pass who has a warrior to reveal.
    const isWord = isThere('.prompt .btn.word');
    return { asked, presses: [isWord ? '.prompt .btn.word' : '.place-spot[data-facet="reveal"][data-part="mine"]'], isWord };
  });

/** Answers whatever Battlefields asks: takes and discards what comes first, spreads warriors over the places, reveals, and passes. */
export const answerBattle = async (page: Page, press: Press = click): Promise<void> => {
  const { asked, presses, isWord } = await planOf(page);
  for (const selector of presses) await press(isWord ? page.locator(selector).last() : page.locator(selector));
  // A finger sees first what would happen, and confirms.
  if (press === tap && (await isToConfirm(page, asked))) await press(page.locator('.prompt .confirm'));
  await untilAnswered(page, asked);
};
