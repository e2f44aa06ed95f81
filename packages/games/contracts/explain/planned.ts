import type { Seat } from '@swordtable/kernel';
import type { Event } from '../events.ts';
import { preparedFrom } from '../phases/preparation-preview.ts';
import type { Facts } from './explanation.ts';

/**
 * The table as somebody who puts a party together foresees it: that party has gone through the Preparation Step, and what its cards did
 * there is told like anything that happened. So every number of a plan is explained like the same number on the table.
 */
export const foreseen = (facts: Facts, seat: Seat): Facts => {
  const { view, events } = facts;
  const { setting, round, first, sets, parties } = view;
  const party = parties[seat];
  const plan = party?.own?.plan ?? null;
  if (party?.own === undefined || party.own === null || plan === null) return facts;
  const happened: Event[] = [];
  const after = preparedFrom(plan, { seat, seats: setting.seats, round, first, sets }, (event) => happened.push(event));
  // What was discarded for gold or luck is not on the table yet; what cards give is told, so it must not be counted with that.
  const seen = {
    ...party,
    gold: party.gold + after.gold - plan.gold,
    luck: party.luck + after.luck - plan.luck,
    fame: party.fame + after.fame - plan.fame,
    own: { ...party.own, plan: after },
  };
  return {
    view: { ...view, phase: 'contract', parties: parties.map((each, at) => (at === seat ? seen : each)) },
    events: [...events, ...happened],
  };
};
