import { cardAs } from './catalog.ts';
import { contractNeeds, purseOf } from './paying.ts';
import { canPay } from './payment/can-pay.ts';
import { fellowOf, type Party, partyAt, type State } from './state.ts';
import type { CardId, CompanionId } from './terms.ts';
import { gainWorth, poolWorth, tokensWorth, USED, WORTH } from './worth.ts';

/** Whoever sets out should get there: a group that cannot pay yet is worth less than one that can. */
const NOT_YET = 0.5;
const TOO_FEW = 2;
/** A contribution is paid in gold, and the rank at the end of the round is worth about as much again. */
const PER_ATTRIBUTE = 0.9;
const OPENED = 1;

const sumOf = (worths: readonly number[]): number => worths.reduce((all, worth) => all + worth, 0);

/** What those who were sent cannot be used for any more. */
const sentWorth = (party: Party, group: readonly CompanionId[]): number => sumOf(group.map((card) => poolWorth(fellowOf(party, card))));

/** What is about to come of a contract: its reward and experience, less what is paid; with the bonus where the group can have it. */
const contractWorth = (party: Party, id: CardId, group: readonly CompanionId[]): number => {
  const card = cardAs(id, 'basic', 'followUp');
  const purse = purseOf(
    party,
    group.map((each) => fellowOf(party, each)),
  );
  const hasBonus = card.bonus !== undefined && group.length > 0 && canPay(contractNeeds(card, true), purse);
  const isPaid = hasBonus || (group.length > 0 && canPay(contractNeeds(card, false), purse));
  const reward = sumOf(card.reward.map(gainWorth)) + (hasBonus ? sumOf((card.bonus?.reward ?? []).map(gainWorth)) + OPENED : 0);
  const cost = Math.max(sentWorth(party, group), isPaid ? 0 : tokensWorth(card.needs) * USED);
  return reward + WORTH.experience * Math.max(1, group.length) * NOT_YET - cost - (isPaid ? 0 : group.length > 0 ? TOO_FEW : NOT_YET);
};

/** What whoever is in the middle of an action will about have of it, in basic attributes. */
export const underWay = (s: State): number => {
  const task = s.agenda.at(-1);
  if (task === undefined || !('ask' in task)) return 0;
  const party = partyAt(s, s.active);
  switch (task.ask) {
    case 'fulfil':
      return contractWorth(party, task.contract, task.group);
    case 'work': {
      const sent = sentWorth(party, task.group);
      return task.group.length === 0 ? NOT_YET : sent * (PER_ATTRIBUTE - 1) + WORTH.experience * task.group.length * NOT_YET;
    }
    case 'house':
    case 'reserve':
      return WORTH.reserve;
    case 'companion':
      return gainWorth(task.gain);
    default:
      return 0;
  }
};
