import type { Seat, Tell } from '@swordtable/kernel';
import { next } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { CardId } from '../cards/terms.ts';
import { allHold } from '../effects/counting.ts';
import type { Cost, When } from '../effects/effect.ts';
import { isOfUse } from '../effects/useful.ts';
import type { Event } from '../events.ts';
import { effectAt, effectsIn, effectsOn, type Placed } from '../party/party.ts';
import { draftOf, fellowOf, type Party, withFellow } from '../party/party-state.ts';
import { canPay } from '../payment/can-pay.ts';
import type { Purse } from '../payment/needs.ts';
import { pay } from '../payment/pay.ts';
import { payments } from '../payment/payments.ts';
import { basicNeeds, purseOf } from '../payment/purse.ts';
import { partyAt, type State, setParty } from '../state.ts';
import type { Cause, Task } from '../tasks.ts';

/** What is known about the moment: who is in the group, and for which contract. */
export type Moment = Pick<Cause, 'doers' | 'contract'>;
/** Nobody is on the way to anything. */
export const ALONE: Moment = { doers: [] };

/** What is for nothing. */
const NOTHING: Cost = {};

type Use = Extract<Action, { use: CardId }>;

const causeOf = (seat: Seat, { borne: { bearer, card } }: Placed, moment: Moment): Cause => {
  const doers = moment.doers.length > 0 || bearer === null ? moment.doers : [bearer];
  if (moment.contract === undefined) return { seat, bearer, card, doers };
  const { level, arc } = moment.contract;
  return { seat, bearer, card, doers, contract: { level, arc } };
};

/** Abilities that were not used in this round, of those who are not exhausted (C-14, C-28). */
export const unusedIn = (s: State, seat: Seat, ...when: readonly When[]): readonly Placed[] => {
  const party = partyAt(s, seat);
  const [only, another] = when;
  const waiting =
    only !== undefined && another === undefined
      ? effectsOn(party, s.sets, only)
      : effectsIn(party, s.sets, (effect) => when.includes(effect.when));
  return waiting.filter(({ borne: { bearer }, use }) => {
    if (bearer !== null && !fellowOf(party, bearer).ready) return false;
    return !party.used.includes(use);
  });
};

/** Abilities that are open now, whatever they cost. */
const openIn = (s: State, seat: Seat, when: readonly When[], moment: Moment): readonly Placed[] =>
  unusedIn(s, seat, ...when).filter((placed) => {
    const { bearer } = placed.borne;
    if (placed.effect.when === 'assigned' && (bearer === null || !moment.doers.includes(bearer))) return false;
    const cause = causeOf(seat, placed, moment);
    return allHold(s, placed.effect.if, cause) && placed.effect.gain.some((gain) => isOfUse(s, gain, cause));
  });

const purseFor = (party: Party, { borne: { bearer } }: Placed): Purse => purseOf(party, bearer === null ? [] : [fellowOf(party, bearer)]);

/** Abilities that can be used now, and be paid for. */
export const usable = (s: State, seat: Seat, when: readonly When[], moment: Moment): readonly Placed[] => {
  const party = partyAt(s, seat);
  return openIn(s, seat, when, moment).filter(
    (placed) => party.gold >= (placed.effect.cost?.gold ?? 0) && canPay(basicNeeds(placed.effect.cost ?? NOTHING), purseFor(party, placed)),
  );
};

/** … with all the ways to pay for them; only those that suit, if it says which do. */
export const useOptions = (
  s: State,
  seat: Seat,
  when: readonly When[],
  moment: Moment,
  suits: (placed: Placed) => boolean = () => true,
): readonly Action[] => {
  const party = partyAt(s, seat);
  const options: Action[] = [];
  for (const placed of openIn(s, seat, when, moment)) {
    const { borne, effect, at } = placed;
    if (!suits(placed) || party.gold < (effect.cost?.gold ?? 0)) continue;
    for (const { spent } of payments(basicNeeds(effect.cost ?? NOTHING), purseFor(party, placed)))
      options.push({ use: borne.card, of: borne.bearer, effect: at, pay: spent });
  }
  return options;
};

/** The ability that an answer means. */
export const placedFor = (party: Party, sets: State['sets'], { use: card, of, effect: at }: Use): Placed => {
  const placed = effectAt(party, sets, card, of, at);
  if (placed === undefined) throw new Error(`${card} has no such ability.`);
  return placed;
};

/** Uses an ability: its cost is spent, its bearer exhausted if it says so, and what it gives comes next. */
export const apply = (s: State, seat: Seat, action: Use, moment: Moment, tell: Tell<Event> | undefined): void => {
  const { use: card, of, effect: at, pay: spent } = action;
  const placed = placedFor(partyAt(s, seat), s.sets, action);
  const { effect } = placed;
  const paid = pay(partyAt(s, seat), spent);
  const rested = effect.when === 'exhaust' && of !== null ? withFellow(paid, of, { ready: false }) : paid;
  const gold = effect.cost?.gold ?? 0;
  const after = draftOf(rested);
  after.gold -= gold;
  after.used = [...rested.used, placed.use];
  setParty(s, seat, after);
  tell?.({ what: 'used', seat, card, of, effect: at, pay: spent, gold });
  const cause = causeOf(seat, placed, moment);
  next(s, ...effect.gain.map((gain): Task => ({ do: 'gain', gain, cause })));
};
