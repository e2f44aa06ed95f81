import type { Seat } from '@swordtable/kernel';
import { contributionOf } from '../actions/work.ts';
import { cardAs } from '../cards/catalog.ts';
import type { CompanionId } from '../cards/terms.ts';
import { ruleSum } from '../party/party.ts';
import { fellowOf } from '../party/party-state.ts';
import { canPay } from '../payment/can-pay.ts';
import { purseOf, questNeeds } from '../payment/purse.ts';
import { partyAt, ROUNDS, type State } from '../state.ts';
import type { Task } from '../tasks.ts';
import { costOf, groupsFor } from './groups-worth.ts';
import { gainWorth, WORTH } from './worth.ts';

/** A group that sets out should get there, and no companion is named twice for nothing. */
const NEVER = -2;
const MISSING = 0.02;
/** What a place at a common contract is worth where one has none yet, and what more work does for the one that one has. */
const PLACE = 1.2;
const PLACE_KEPT = 0.2;

/** What is about to come of a contract with the best group there is; those who were named without being needed are missed elsewhere. */
const contractWorth = (s: State, seat: Seat, { contract, group }: Extract<Task, { ask: 'fulfil' }>): number => {
  const party = partyAt(s, seat);
  let best = NEVER;
  for (const { group: wanted, worth } of groupsFor(s, seat, contract)) {
    if (worth < best) break;
    let expected = worth - MISSING * (wanted.filter((card) => !group.includes(card)).length + 1);
    for (const card of group) if (!wanted.includes(card)) expected -= costOf(fellowOf(party, card), ROUNDS - s.round);
    best = Math.max(best, expected);
  }
  return best;
};

/** What is about to come of work at a common contract; before anybody is named, with the best of those who could go. */
const workWorth = (s: State, seat: Seat, { common, group }: Extract<Task, { ask: 'work' }>): number => {
  const party = partyAt(s, seat);
  const rounds = ROUNDS - s.round;
  const place = party.contributed[common] === null ? PLACE : PLACE_KEPT;
  const of = (card: CompanionId): number => {
    const fellow = fellowOf(party, card);
    return contributionOf(s, fellow, common) * WORTH.gold - costOf(fellow, rounds);
  };
  if (group.length > 0) return place + group.reduce((sum, card) => sum + of(card), 0);
  let best = NEVER;
  for (const fellow of party.fellows)
    if (fellow.ready && contributionOf(s, fellow, common) > 0) best = Math.max(best, place + of(fellow.card) - MISSING);
  return best;
};

/** What the side quests beside a visitor are worth that can be paid for. */
const questsWorth = (s: State, seat: Seat, { by, fields }: Extract<Task, { ask: 'quests' }>): number => {
  const party = partyAt(s, seat);
  const rounds = ROUNDS - s.round;
  const less = ruleSum(party, s.sets, (rule) => ('questsLess' in rule ? rule.questsLess : 0), by);
  const purse = { ...purseOf(party, [fellowOf(party, by)]), luck: 0, wilds: [0, 0, 0] };
  let worth = 0;
  for (const field of fields) {
    const quest = s.quests[field] ?? null;
    if (quest === null) continue;
    const { needs, reward } = cardAs(quest, 'quest');
    if (!questNeeds(needs, less).some((each) => canPay(each, purse))) continue;
    for (const gain of reward) worth += gainWorth(gain, rounds);
  }
  return worth;
};

/** The estimated value, in fame, of what a player is in the middle of. What is for sale at a house is another matter. */
export const inProgress = (s: State): number => {
  let worth = 0;
  for (let at = s.agenda.length - 1; at >= 0; at--) {
    const task = s.agenda[at] as Task;
    if ('ask' in task) worth += pending(s, task);
    if ('ask' in task && task.ask === 'turn') break;
  }
  return worth;
};

const pending = (s: State, task: Extract<Task, { ask: string }>): number => {
  switch (task.ask) {
    case 'fulfil':
      return contractWorth(s, s.active, task);
    case 'work':
      return workWorth(s, s.active, task);
    case 'quests':
      return questsWorth(s, s.active, task);
    case 'reserve':
      return WORTH.reserve;
    case 'companion':
      return gainWorth(task.gain, ROUNDS - s.round);
    default:
      return 0;
  }
};
