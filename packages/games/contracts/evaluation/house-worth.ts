import type { Seat } from '@swordtable/kernel';
import { costAt } from '../actions/visit.ts';
import type { CardId } from '../cards/terms.ts';
import { withOwned, withReady } from '../party/add-card.ts';
import { COMPANIONS_MAX } from '../party/party.ts';
import { draftOf, type Party } from '../party/party-state.ts';
import { partyAt, type State, withParty } from '../state.ts';
import type { Task } from '../tasks.ts';
import { dayWorth } from './day-worth.ts';
import { ownWorth } from './own-worth.ts';

type House = Extract<Task, { ask: 'house' }>['house'];

/** The party with a card that it pays for. */
const withBought = (s: State, party: Party, house: House, card: CardId): Party => {
  const paid = draftOf(party);
  paid.gold -= costAt(s, party, card);
  paid.fresh = [...paid.fresh, card];
  return house === 'tavern' ? withReady(paid, card, s.sets) : withOwned(paid, card, s.sets);
};

const bestOnSale = (s: State, seat: Seat, house: House): number => {
  const party = partyAt(s, seat);
  if (house === 'tavern' && party.fellows.length >= COMPANIONS_MAX) return 0;
  const worthWith = (each: Party): number => ownWorth(s, seat, each) + dayWorth(withParty(s, seat, each), seat);
  const before = worthWith(party);
  let best = 0;
  for (const card of s[house])
    if (costAt(s, party, card) <= party.gold) best = Math.max(best, worthWith(withBought(s, party, house, card)) - before);
  return best;
};

/** What the best card that the party can pay for brings it, while one is at a house; nothing elsewhere. */
export const houseWorth = (s: State): number => {
  const task = s.agenda.findLast((each) => 'ask' in each && each.ask === 'house');
  return task !== undefined && 'house' in task ? bestOnSale(s, s.active, task.house) : 0;
};
