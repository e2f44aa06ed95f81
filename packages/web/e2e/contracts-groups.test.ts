import { botNamed, playGame } from '@swordtable/bots';
import { GAMES } from '@swordtable/games';
import type { Action } from '@swordtable/games/contracts/action';
import { cardOf, contractOf } from '@swordtable/games/contracts/catalog';
import { contractNeeds, purseOf } from '@swordtable/games/contracts/paying';
import { canPay } from '@swordtable/games/contracts/payment/can-pay';
import { contracts } from '@swordtable/games/contracts/rules';
import { type Party, partyAt, type State } from '@swordtable/games/contracts/state';
import type { CardId, CompanionId } from '@swordtable/games/contracts/terms';
import { hashOf, type Position, type Result, replay } from '@swordtable/kernel';
import { startService } from '@swordtable/server/testing/service';
import { expect, test } from 'vitest';
import { groupsFor } from '../tables/contracts/ask/groups.ts';
import { visit } from './browser.ts';
import { press, untilAsked } from './playing.ts';
import { SITE } from './site.ts';

const { address } = await startService({ games: GAMES, worker: 'worker', site: SITE });

/** Whether some of a group could pay for a contract without its bonus before all of them are there. */
const isPaidEarly = (party: Party, contract: CardId, group: readonly CompanionId[]): boolean =>
  group.slice(1).some((_, more) => {
    const first = group.slice(0, more + 1);
    const along = party.fellows.filter(({ card }) => first.includes(card));
    return canPay(contractNeeds(contractOf(contract), false), purseOf(party, along));
  });

/** A group that is suggested in a turn for the bonus of a contract, of whom the first could do without it. */
const suggestedIn = ({ state, decisions: [asked] }: Position<State, Action>) => {
  if (asked?.prompt.rule !== 'turn') return undefined;
  const party = partyAt(state, asked.seat);
  for (const option of asked.options) {
    if (!('fulfil' in option)) continue;
    const group = groupsFor(party, contractOf(option.fulfil), true, []).find((each) => isPaidEarly(party, option.fulfil, each));
    if (group !== undefined) return { contract: option.fulfil, group };
  }
  return undefined;
};

const got = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
};

/** A match of two bots, up to where such a group is suggested. */
const leftBeforeAGroup = () => {
  const easy = got(botNamed('easy'));
  for (let deal = 0; deal < 20; deal++) {
    const { record } = got(playGame(contracts, { seats: 2, options: {}, seed: `groups ${deal}` }, [easy, easy]));
    for (const [after, { position }] of got(replay(contracts, record)).entries()) {
      const suggested = suggestedIn(position);
      if (suggested === undefined) continue;
      const players = ['Ada', 'Bob'].map((name) => ({ name, player: 'person' }));
      return { ...suggested, file: { ...record, answers: record.answers.slice(0, after), hash: hashOf(position.state), players } };
    }
  }
  throw new Error('No such group is suggested in any of the deals.');
};

const { file, contract, group } = leftBeforeAGroup();
const names = group.map((card) => cardOf(card).name).join(' and ');

/** Goes on with that match, and sets out for the contract. */
const setOut = async () => {
  const { page, errors } = await visit(`${address}/replays`);
  const upload = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) };
  await page.locator('input[type="file"]').setInputFiles(upload);
  await page.getByRole('button', { name: 'Go on playing' }).click();
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  await untilAsked(page);
  await press(page.locator(`.contract[data-card="${contract}"]`));
  return { page, errors };
};

test('a group that is suggested for the bonus is sent whole, though the first of them could pay without it', async () => {
  const { page, errors } = await setOut();
  await page.locator('.ask-group', { hasText: names }).click();
  await page.getByText('With the bonus').first().waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('whoever sends one who can pay is told who could come along for the bonus', async () => {
  const { page, errors } = await setOut();
  await page.locator('.ask-group').first().waitFor();
  await page.locator(`[data-companion="${group[0]}"] .companion-face`).click();
  await page.getByText('Without the bonus').first().waitFor();
  await page.getByText('Could pay for the bonus too').waitFor();
  await page.locator('.ask-group', { hasText: names }).click();
  await page.getByText('With the bonus').first().waitFor();
  expect(await page.locator('.ask-group').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.context().close();
});
