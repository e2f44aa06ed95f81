import type { Seat } from '@swordtable/kernel';
import { clone, draftParty, partyAt, type State } from '../state.ts';

/** A turn is imagined in the contract phase only, and for those who have not passed: of all other phases nobody knows what they bring. */
export const imagineTurn = (s: State, seat: Seat): State | undefined => {
  if (s.phase !== 'contract' || partyAt(s, seat).passed) return undefined;
  const state = clone(s);
  state.active = seat;
  state.turns = Math.max(1, s.turns);
  // Whatever is under way elsewhere is left out: when the turn really comes, it will be over.
  state.agenda = [{ do: 'nextTurn' }, { ask: 'turn', acted: false, not: [] }];
  draftParty(state, seat).fresh = [];
  return state;
};
