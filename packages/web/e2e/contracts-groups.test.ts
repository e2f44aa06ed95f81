import type { Action } from '@swordtable/games/contracts/action';
import { cardOf, contractOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId, CompanionId } from '@swordtable/games/contracts/cards/terms';
import type { Party } from '@swordtable/games/contracts/party/party-state';
import { canPay } from '@swordtable/games/contracts/payment/can-pay';
import { contractNeeds, purseOf } from '@swordtable/games/contracts/payment/purse';
import { contracts } from '@swordtable/games/contracts/rules';
import { partyAt, type State } from '@swordtable/games/contracts/state';
import type { Position } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { groupsFor } from '../games/contracts/board/ask/groups.ts';
import { goOnWith, leftWhere } from './left-match.ts';
import { press } from './playing.ts';

/** Whether a companion could pay for a contract alone, without its bonus. */
const paysAlone = (party: Party, contract: CardId, first: CompanionId | undefined): boolean => {
  const alone = party.fellows.filter(({ card }) => card === first);
  return canPay(contractNeeds(contractOf(contract), false), purseOf(party, alone));
};

/** A group suggested for a contract's bonus, whose first member could pay without it. */
const suggestedIn = ({ state, decisions: [asked] }: Position<State, Action>) => {
  if (asked?.prompt.rule !== 'turn') return undefined;
  const party = partyAt(state, asked.seat);
  for (const option of asked.options) {
    if (!('fulfil' in option)) continue;
    const group = groupsFor(party, contractOf(option.fulfil), true, []).find(
      (each) => each.length > 1 && paysAlone(party, option.fulfil, each[0]),
    );
    if (group !== undefined) return { contract: option.fulfil, group };
  }
  return undefined;
};

const { file, found } = leftWhere(contracts, suggestedIn, { bot: 'random' });
const { contract, group } = found;
const names = group.map((card) => cardOf(card).name);
const said = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Resumes that match, and starts the contract. */
const setOut = async () => {
  const visited = await goOnWith(file);
  await press(visited.page.locator(`.contract[data-card="${contract}"]`));
  return visited;
};

test('a group suggested for the bonus is sent whole, though the first of them could pay without it', { tags: ['long'] }, async () => {
  const { page, errors } = await setOut();
  await page.locator('.ask-group', { hasText: said }).click();
  await page.getByText('With the bonus').first().waitFor();
  // A card's details go with the card, though the mouse never left it.
  // Until everything that the page draws for the group is there, what the mouse rests on may still be replaced.
  const isTold = async (): Promise<boolean> => {
    await page.mouse.move(0, 0);
    await page.locator(`.contract[data-card="${contract}"]`).hover();
    return page.locator('.card-tip').isVisible();
  };
  await expect.poll(isTold).toBe(true);
  await press(page.getByRole('button', { name: 'Fulfill', exact: true }));
  await page.locator(`.contract[data-card="${contract}"]`).waitFor({ state: 'detached' });
  expect(await page.locator('.card-tip').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('sending one who can pay shows who could come along for the bonus', async () => {
  const { page, errors } = await setOut();
  await page.locator('.ask-group').first().waitFor();
  await page.locator(`[data-companion="${group[0]}"] .companion-face`).click();
  await page.getByText('Without the bonus').first().waitFor();
  await page.getByText('Add companions for the bonus').waitFor();
  await page.locator('.ask-group', { hasText: said }).click();
  await page.getByText('With the bonus').first().waitFor();
  await expect.poll(() => page.locator('.ask-group').count()).toBe(0);
  expect(errors).toEqual([]);
});
