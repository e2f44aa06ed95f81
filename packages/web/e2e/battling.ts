import type { Page } from 'playwright-core';
import { click, isToConfirm, type Press, seqOn, tap, untilAfter } from './playing.ts';

/** A card of the hand or of the pile that can be chosen, by what it would answer. */
const offered = (page: Page, facet: string) => page.locator(`.cover[data-facet="${facet}"][aria-disabled="false"]`);

/** A card by its kind. */
export const card = (page: Page, facet: string, value: string) => page.locator(`.cover[data-facet="${facet}"][data-value="${value}"]`);

/** One's own side of a place, or the other's, counted from 0. */
export const spot = (page: Page, place: number, part: 'mine' | 'theirs' = 'mine') =>
  page.locator(`.place-spot[data-place="${place}"][data-part="${part}"]`);

/** Answers whatever Battlefields asks: takes and discards what comes first, spreads warriors over the places, reveals, and passes. */
export const answerBattle = async (page: Page, press: Press = click): Promise<void> => {
  const seq = await seqOn(page);
  const once = await Promise.all(['take', 'discard', 'shed'].map(async (facet) => ((await offered(page, facet).count()) > 0 ? facet : '')));
  const facet = once.find((each) => each !== '');
  if (facet !== undefined) await press(offered(page, facet));
  else if ((await offered(page, 'warrior').count()) > 0) {
    await press(offered(page, 'warrior'));
    await press(spot(page, seq % 4));
  } else if ((await page.locator('.prompt .btn.word').count()) > 0) await press(page.locator('.prompt .btn.word').last());
  // Nobody may pass who has a warrior to reveal.
  else await press(page.locator('.place-spot[data-facet="reveal"][data-part="mine"]'));
  // A finger sees first what would happen, and confirms.
  if (press === tap && (await isToConfirm(page, seq))) await press(page.locator('.prompt .confirm'));
  await untilAfter(page, seq);
};

/** Does something and waits until it has come through. */
export const through = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const seq = await seqOn(page);
  await act();
  await untilAfter(page, seq);
};
