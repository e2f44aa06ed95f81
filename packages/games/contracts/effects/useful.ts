import { BASICS } from '../cards/attributes.ts';
import { CAMP_MAX } from '../party/camp.ts';
import { fellowOf } from '../party/party-state.ts';
import { partyAt, type State } from '../state.ts';
import type { Cause } from '../tasks.ts';
import { timesOf } from './counting.ts';
import type { Gain } from './effect.ts';
import { meant, receiverOf } from './gain.ts';

/** Whether a gain would change anything as things stand: nothing is offered that takes something and gives nothing. */
export const isOfUse = (s: State, gain: Gain, cause: Cause): boolean => {
  const party = partyAt(s, cause.seat);
  if (timesOf(s, gain.each, cause) === 0) return false;
  if (gain.gold !== undefined || gain.luck !== undefined || gain.fame !== undefined || gain.cards !== undefined) return true;
  if (gain.wilds !== undefined || gain.reserve === true) return true;
  if ((gain.waived ?? 0) > 0 && party.salary > 0) return true;
  if (BASICS.some((track, at) => (gain.camp?.[track] ?? 0) > 0 && (party.camp[at] ?? 0) < CAMP_MAX)) return true;
  const to = receiverOf(gain, cause);
  const fellows = to === 'choice' ? party.fellows : meant(s, to, cause).map((card) => fellowOf(party, card));
  if (gain.ready === true) return fellows.some(({ ready, card }) => !ready && (to !== 'choice' || card !== cause.bearer));
  return (gain.tokens !== undefined || gain.experience !== undefined) && fellows.length > 0;
};
