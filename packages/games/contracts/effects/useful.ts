import { BASICS } from '../cards/attributes.ts';
import { CAMP_MAX } from '../party/camp.ts';
import { fellowOf } from '../party/party-state.ts';
import { partyAt, type State } from '../state.ts';
import type { Cause } from '../tasks.ts';
import { timesOf } from './counting.ts';
import type { Gain } from './effect.ts';
import { meant, receiverOf } from './gain.ts';
import { laidOut } from './laid-out.ts';

/** Whether a gain would change anything as things stand: nothing is offered that takes something and gives nothing. */
export const isOfUse = (s: State, gain: Gain, cause: Cause): boolean => {
  const party = partyAt(s, cause.seat);
  const { isForParty, isForCompanions, waived, camp, ready, each } = laidOut(gain);
  if (timesOf(s, each, cause) === 0) return false;
  if (isForParty || (waived > 0 && party.salary > 0)) return true;
  if (camp !== undefined && BASICS.some((track, at) => (camp[track] ?? 0) > 0 && (party.camp[at] ?? 0) < CAMP_MAX)) return true;
  if (!isForCompanions) return false;
  const to = receiverOf(gain, cause);
  if (to === 'bearer' && !ready) return party.fellows.some(({ card }) => card === cause.bearer);
  const fellows = to === 'choice' ? party.fellows : meant(s, to, cause).map((card) => fellowOf(party, card));
  return ready ? fellows.some((fellow) => !fellow.ready && (to !== 'choice' || fellow.card !== cause.bearer)) : fellows.length > 0;
};
