import { next, type Tell } from '@swordtable/kernel';
import { trigger } from '../effects/trigger.ts';
import type { Event } from '../events.ts';
import { bearTheSame } from '../party/bearers.ts';
import { wantedIn } from '../party/equip.ts';
import { attributesOf } from '../party/party.ts';
import { changedFellow, draftOf, type Fellow, type Party } from '../party/party-state.ts';
import { inTurnOrder, partyAt, type State, setParty } from '../state.ts';
import type { Task } from '../tasks.ts';

/** Meeples, attributes and salary tokens, as the cards stand (C-13). */
export const prepared = (party: Party, sets: State['sets']): Party => {
  const after = draftOf(party);
  const fellows: Fellow[] = [];
  for (const fellow of party.fellows) fellows.push(changedFellow(fellow, { ready: true, pool: attributesOf(fellow) }));
  bearTheSame(party.fellows, fellows);
  after.fellows = fellows;
  after.salary = wantedIn(party, sets);
  after.waived = 0;
  after.used = [];
  after.passed = false;
  after.reequipped = false;
  return after;
};

/** Everybody gets what their companions give, and then whatever is set off by that. Nobody is asked anything. */
export const prepare = (s: State, tell: Tell<Event> | undefined): void => {
  for (const [seat, party] of s.parties.entries()) {
    setParty(s, seat, prepared(party, s.sets));
    tell?.({ what: 'prepared', seat, salary: partyAt(s, seat).salary });
  }
  next<Task>(s, { do: 'startContracts' });
  for (const seat of inTurnOrder(s).toReversed()) trigger(s, 'prepare', { seat, doers: [] });
};
