import { next, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import type { Action, Spent } from '../action.ts';
import { contractOf } from '../cards/catalog.ts';
import type { Arc, CardId, CompanionId } from '../cards/terms.ts';
import { trigger } from '../effects/trigger.ts';
import type { Event } from '../events.ts';
import { openFollowUp, takeContract } from '../kingdom.ts';
import { fellowOf, type Party } from '../party/party-state.ts';
import { pay } from '../payment/pay.ts';
import { allPayments, PAYMENTS_MAX, payments } from '../payment/payments.ts';
import { contractNeeds, purseOf } from '../payment/purse.ts';
import { partyAt, type State, setParty, snapshot } from '../state.ts';
import type { Cause, Task } from '../tasks.ts';
import { giveBack, groupDecision, help, sent } from './group.ts';
import { useOptions } from './use-ability.ts';
import { withinReach } from './within-reach.ts';

type FulfillTask = Extract<Task, { ask: 'fulfil' }>;

/** Contracts that a party could set out for: open ones, and its reserved one. */
export const fulfillOptions = (s: State, seat: Seat): readonly Action[] => {
  const { reserved } = partyAt(s, seat);
  const open = [...s.basics, ...s.followUps, ...(reserved === null ? [] : [reserved])];
  return withinReach(s, seat, open).map((card): Action => ({ fulfil: card }));
};

/** The ways for a group to pay, with the bonus first, since most want it. If there are more, players can ask for them. */
const payOptions = (party: Party, contract: CardId, group: readonly CompanionId[], isAll: boolean): readonly Action[] => {
  if (group.length === 0) return [];
  const card = contractOf(contract);
  const purse = purseOf(
    party,
    group.map((each) => fellowOf(party, each)),
  );
  let isCut = false;
  const ways = (bonus: boolean): readonly Action[] => {
    const needs = contractNeeds(card, bonus);
    const found = isAll ? allPayments(needs, purse) : payments(needs, purse);
    if (!isAll && found.length === PAYMENTS_MAX) isCut ||= allPayments(needs, purse).length > PAYMENTS_MAX;
    return found.map(({ spent }): Action => ({ pay: spent, bonus }));
  };
  const all = [...(card.bonus === undefined ? [] : ways(true)), ...ways(false)];
  return isCut ? [...all, { more: true }] : all;
};

/** A group is put together for a contract, may use what helps it, and pays; or it stays at home after all, and nothing was used. */
export const fulfill: QuestionHandler<State, FulfillTask, Action, Event> = {
  decisions: (s, { contract, group, aid, all }) => {
    const party = partyAt(s, s.active);
    // As things stand now, whenever somebody reads it.
    const now = snapshot(s);
    const more = (): readonly Action[] => [
      ...useOptions(now, now.active, ['assigned'], { doers: group, contract: contractOf(contract) }),
      ...payOptions(party, contract, group, all === true),
      { back: true },
    ];
    return [groupDecision(party, s.active, contract, group, () => aid?.alone !== true, more)];
  },
  answer: (s, task, seat, action, tell) => {
    const { all: _, ...fresh } = task;
    const { contract, group, not } = task;
    if ('join' in action) next<Task>(s, { ...fresh, group: [...group, action.join] });
    else if ('more' in action) next<Task>(s, { ...task, all: true });
    else if ('leave' in action) {
      giveBack(s, seat, task.aid, contract, tell);
      next<Task>(s, { ask: 'fulfil', contract, group: group.filter((card) => card !== action.leave), not });
    } else if ('use' in action) help(s, seat, task, action, { doers: group, contract: contractOf(contract) }, tell);
    else if ('pay' in action && 'bonus' in action) complete(s, seat, task, action.pay, action.bonus, tell);
    else {
      giveBack(s, seat, task.aid, contract, tell);
      next<Task>(s, { ask: 'turn', acted: false, not: [...not, contract] });
    }
  },
};

/** Written out, so that all of them are of one kind for the engine. */
const oneMore = ({ treasure, war, occult }: Party['fulfilled'], arc: Arc): Party['fulfilled'] => ({
  treasure: arc === 'treasure' ? treasure + 1 : treasure,
  war: arc === 'war' ? war + 1 : war,
  occult: arc === 'occult' ? occult + 1 : occult,
});

const complete = (
  s: State,
  seat: Seat,
  { contract, group }: FulfillTask,
  spent: Spent,
  bonus: boolean,
  tell: Tell<Event> | undefined,
): void => {
  const card = contractOf(contract);
  const party = sent(pay(partyAt(s, seat), spent), group);
  party.fulfilled = oneMore(party.fulfilled, card.arc);
  setParty(s, seat, party);
  tell?.({ what: 'fulfilled', seat, contract, group, pay: spent, bonus });
  takeContract(s, seat, contract, tell);
  if (card.is === 'basic') s.basicDone = [...s.basicDone, contract];
  if (bonus) openFollowUp(s, contract, tell);
  const told = { seat, doers: group, contract: { level: card.level, arc: card.arc } };
  next<Task>(s, { ask: 'turn', acted: true, not: [] });
  if (bonus) trigger(s, 'bonus', told);
  trigger(s, 'fulfilled', told);
  const cause: Cause = { ...told, bearer: null, card: contract };
  const gains = [...card.reward, ...(bonus ? (card.bonus?.reward ?? []) : [])];
  next(s, ...gains.map((gain): Task => ({ do: 'gain', gain, cause })));
};
