import { type Decision, deferredOptions, next, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import type { Action, Spent } from '../action.ts';
import { contractOf } from '../cards/catalog.ts';
import type { CardId, CompanionId } from '../cards/terms.ts';
import { trigger } from '../effects/trigger.ts';
import type { Event } from '../events.ts';
import { openFollowUp, takeContract } from '../kingdom.ts';
import { type Fellow, fellowOf, type Party } from '../party/party-state.ts';
import { pay } from '../payment/pay.ts';
import { payments } from '../payment/payments.ts';
import { contractNeeds, purseOf } from '../payment/purse.ts';
import { changeParty, partyAt, type State, setParty } from '../state.ts';
import type { Cause, Task } from '../tasks.ts';
import { apply, placedFor, useOptions } from './use-ability.ts';
import { withinReach } from './within-reach.ts';

type FulfilTask = Extract<Task, { ask: 'fulfil' }>;

/** Contracts that a party could set out for: open ones, and its reserved one. */
export const fulfilOptions = (s: State, seat: Seat): readonly Action[] => {
  const { reserved } = partyAt(s, seat);
  const open = [...s.basics, ...s.followUps, ...(reserved === null ? [] : [reserved])];
  return withinReach(s, seat, open).map((card): Action => ({ fulfil: card }));
};

/** Who can still come along. */
const joining = (party: Party, group: readonly CompanionId[], suits: (fellow: Fellow) => boolean): readonly CompanionId[] =>
  party.fellows.filter((fellow) => fellow.ready && !group.includes(fellow.card) && suits(fellow)).map(({ card }) => card);

/**
 * Those who come along are named one by one, and may be taken out again (C-42). A search names them in the order in which they stand in
 * the party, and takes nobody out, so that it never goes round in circles.
 */
export const groupDecision = (
  party: Party,
  seat: Seat,
  rule: string,
  group: readonly CompanionId[],
  suits: (fellow: Fellow) => boolean,
  more: () => readonly Action[],
): Decision<Action> => {
  const open = joining(party, group, suits);
  const last = group.at(-1);
  const order = party.fellows.map(({ card }) => card);
  const after = open.filter((card) => last === undefined || order.indexOf(card) > order.indexOf(last));
  const joined = (cards: readonly CompanionId[], leaving: readonly CompanionId[]) =>
    deferredOptions(() => [...cards.map((join): Action => ({ join })), ...more(), ...leaving.map((leave): Action => ({ leave }))]);
  const prompt = { rule, ask: group.length === 0 ? 'companion' : 'group' };
  return { seat, prompt, options: joined(open, group), searchOptions: () => joined(after, []) };
};

/** The ways for a group to pay, with the bonus first: whoever can have it mostly wants it. */
const payOptions = (party: Party, contract: CardId, group: readonly CompanionId[]): readonly Action[] => {
  if (group.length === 0) return [];
  const card = contractOf(contract);
  const purse = purseOf(
    party,
    group.map((each) => fellowOf(party, each)),
  );
  const ways = (bonus: boolean): readonly Action[] =>
    payments(contractNeeds(card, bonus), purse).map(({ spent }): Action => ({ pay: spent, bonus }));
  return [...(card.bonus === undefined ? [] : ways(true)), ...ways(false)];
};

/** A group is put together for a contract, may use what helps it, and pays; or it stays at home after all, and nothing was used. */
export const fulfil: QuestionHandler<State, FulfilTask, Action, Event> = {
  decisions: (s, { contract, group, aid }) => {
    const party = partyAt(s, s.active);
    // As things stand now, whenever somebody reads it.
    const now = { ...s };
    const more = (): readonly Action[] => [
      ...useOptions(now, now.active, ['assigned'], { doers: group, contract: contractOf(contract) }),
      ...payOptions(party, contract, group),
      { back: true },
    ];
    return [groupDecision(party, s.active, contract, group, () => aid?.alone !== true, more)];
  },
  answer: (s, task, seat, action, tell) => {
    const { contract, group, not } = task;
    if ('join' in action) next<Task>(s, { ...task, group: [...group, action.join] });
    else if ('leave' in action) {
      giveBack(s, seat, task, tell);
      next<Task>(s, { ask: 'fulfil', contract, group: group.filter((card) => card !== action.leave), not });
    } else if ('use' in action) help(s, seat, task, action, tell);
    else if ('pay' in action && 'bonus' in action) complete(s, seat, task, action.pay, action.bonus, tell);
    else {
      giveBack(s, seat, task, tell);
      next<Task>(s, { ask: 'turn', acted: false, not: [...not, contract] });
    }
  },
};

/** Somebody of the group uses an ability. Whoever did so because of being alone stays alone. */
const help = (s: State, seat: Seat, task: FulfilTask, action: Extract<Action, { use: CardId }>, tell: Tell<Event> | undefined): void => {
  const { fellows, luck, gold, wilds, used } = partyAt(s, seat);
  const { contract, group, aid } = task;
  const { if: conditions = [] } = placedFor(partyAt(s, seat), s.sets, action).effect;
  const alone = aid?.alone === true || conditions.some((condition) => 'alone' in condition);
  next<Task>(s, { ...task, aid: { before: aid?.before ?? { fellows, luck, gold, wilds, used }, alone } });
  apply(s, seat, action, { doers: group, contract: contractOf(contract) }, tell);
};

/** What helps at a contract helps nowhere else, and only this group: whoever goes back or takes somebody out has used nothing. */
const giveBack = (s: State, seat: Seat, { contract, aid }: FulfilTask, tell: Tell<Event> | undefined): void => {
  if (aid === undefined) return;
  const { gold, luck } = partyAt(s, seat);
  changeParty(s, seat, aid.before);
  tell?.({ what: 'calledOff', seat, contract, gold: aid.before.gold - gold, luck: aid.before.luck - luck });
};

/** Everybody who was sent is exhausted and has learnt something (C-16). */
export const sent = (party: Party, group: readonly CompanionId[]): Party => ({
  ...party,
  fellows: party.fellows.map((fellow) =>
    group.includes(fellow.card) ? { ...fellow, ready: false, learning: fellow.learning + 1 } : fellow,
  ),
});

const complete = (
  s: State,
  seat: Seat,
  { contract, group }: FulfilTask,
  spent: Spent,
  bonus: boolean,
  tell: Tell<Event> | undefined,
): void => {
  const card = contractOf(contract);
  const party = sent(pay(partyAt(s, seat), spent), group);
  setParty(s, seat, { ...party, fulfilled: { ...party.fulfilled, [card.arc]: party.fulfilled[card.arc] + 1 } });
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
