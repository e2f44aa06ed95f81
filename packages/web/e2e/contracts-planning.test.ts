import { asEquipment } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { contracts } from '@swordtable/games/contracts/rules';
import { partyAt } from '@swordtable/games/contracts/state';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, visit } from './browser.ts';
import { hireOn } from './hiring.ts';
import { goOnWith, leftWhere } from './left-match.ts';
import { seqOn, through } from './playing.ts';
import { address } from './service.ts';

const begin = async () => {
  const visited = await visit(`${address}/play/new?game=contracts&against=easy`, { viewport: SIZES.desktop });
  await hireOn(visited.page, { stage: 'draft' });
  return visited;
};

const chosen = (page: Page) => page.locator('.pack-card[aria-pressed="true"]');
const matching = (page: Page) => page.locator('.pack-card:not([data-dimmed])');

test('in the draft a card is searched for, read in full, and kept on the second press, by mouse and by keys', async () => {
  const { page, errors } = await begin();
  const names = await page.locator('.pack-card .face-head b').allInnerTexts();
  expect(names).toHaveLength(10);
  // The third card's key selects it and does nothing else; Escape cancels.
  const seq = await seqOn(page);
  await page.keyboard.press('3');
  expect(await chosen(page).locator('.face-head b').innerText()).toBe(names[2]);
  await chosen(page).focus();
  await page.keyboard.press('Escape');
  expect(await chosen(page).count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.pack-card:focus .face-head b').innerText()).toBe(names[3]);
  expect(await page.locator('.chosen-card h3').innerText()).toBe(names[3]);
  expect(await seqOn(page)).toBe(seq);
  // Cards that don't match are dimmed, counted, and still there.
  await page.getByRole('button', { name: 'Companions', exact: true }).click();
  const dimmed = await page.locator('.pack-card[data-dimmed]').count();
  expect(await page.locator('.filter-found').innerText()).toBe(dimmed === 0 ? 'All 10 match.' : `${dimmed} of 10 don’t match.`);
  expect(await page.locator('.pack-card').count()).toBe(10);
  await page.getByRole('button', { name: 'Show all' }).click();
  expect(await matching(page).count()).toBe(10);
  // The second press keeps it, and the next pack arrives.
  await page.locator('.pack-card').first().click();
  await through(page, () => chosen(page).click());
  expect(await page.locator('.kept').first().locator('.kept-card').allInnerTexts()).toEqual([names[0]]);
  await page.locator('.pack-card').nth(8).waitFor();
  expect(await page.locator('.pack-card').count()).toBe(9);
  expect(errors).toEqual([]);
});

/** Whether any companion can equip a card, and unequip it again. */
const isForAnybody = (card: CardId): boolean => {
  const piece = asEquipment(card);
  return piece !== undefined && piece.classes === undefined && piece.cursed !== true;
};

/** A match left after the draft, with a card that several companions could get. */
const { file: drafted } = leftWhere(
  contracts,
  ({ state, decisions: [asked] }) =>
    asked?.prompt.rule === 'equipment' && partyAt(state, asked.seat).hand.some(isForAnybody) ? asked : undefined,
  { bot: 'random' },
);

/** Picks up the first equipment card in the hand that can be equipped and unequipped, and returns it. */
const takeUp = async (page: Page): Promise<string> => {
  const pieces = page.locator('.plan-hand .takeable').filter({ hasText: /(Main hand|Support hand|Body) ·/, hasNotText: '· Cursed' });
  for (const card of await pieces.all()) {
    await card.click();
    if ((await page.locator('.plan-party [data-stance="open"]').count()) > 0) return card.locator('.face-head b').innerText();
    await card.click();
  }
  throw new Error('Nobody can be given anything.');
};

test('in the planner cards are equipped by a click, moved by a drag, and unequipped by a key, and the sums follow', async () => {
  const { page, errors } = await goOnWith(drafted, { viewport: SIZES.desktop });
  expect(await page.locator('.leader-card').count()).toBe(2);
  await through(page, () => page.locator('.leader-card .btn').first().click());
  expect(await page.locator('.plan-party .companion').count()).toBe(2);
  // Companions who can take the card show what it would give; then they have it.
  const name = await takeUp(page);
  const who = await page.locator('.plan-party [data-stance="open"]').first().getAttribute('data-companion');
  const card = page.locator(`.plan-party [data-companion="${who}"]`);
  await through(page, () => card.locator('.companion-face').click());
  const worn = card.locator('button.worn');
  expect(await worn.innerText()).toBe(name);
  expect(await page.locator('.plan-hand .hand-card').filter({ hasText: name }).count()).toBe(0);
  // The summary agrees with each companion's card.
  const tokensOn = (place: string): Promise<readonly string[]> =>
    page.locator(`${place} .attribute`).evaluateAll((all) => all.map((each) => each.getAttribute('title') ?? ''));
  const [inParty, inSummary] = [await tokensOn('.plan-party .companion-tokens'), await tokensOn('.plan-summary .summary-row')];
  expect(inSummary).toEqual(inParty);
  // Unequipped by a key, and equipped again by a drag.
  await worn.focus();
  await through(page, () => page.keyboard.press('Delete'));
  const spare = page.locator('.spare .takeable').filter({ hasText: name });
  expect(await card.locator('button.worn').count()).toBe(0);
  // It waits in the planner, and isn't listed twice.
  expect(await page.locator('.purse').innerText()).not.toContain('Waiting');
  await through(page, () => spare.dragTo(card.locator('.companion-face')));
  expect(await card.locator('button.worn').innerText()).toBe(name);
  // A card is discarded for gold.
  const goldOf = async (): Promise<number> => Number.parseInt(await page.locator('.summary-whole .amount.gold').innerText(), 10);
  const before = await goldOf();
  await through(page, () =>
    page
      .getByRole('button', { name: /^Discard for 2 gold: / })
      .first()
      .click(),
  );
  expect(await goldOf()).toBe(before + 2);
  // With companions in hand and nobody hired, the button says so.
  await page.getByRole('alert').filter({ hasText: 'hired anyone' }).waitFor();
  await through(page, () => page.getByRole('button', { name: 'Done, hire no one' }).click());
  expect(errors).toEqual([]);
});
