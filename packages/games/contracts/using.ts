import type { Seat, Tell } from '@swordtable/kernel';
import { next } from '@swordtable/kernel';
import type { Action } from './action.ts';
import { allHold } from './counting.ts';
import type { Effect, When } from './effects.ts';
import type { Event } from './events.ts';
import { effectsIn, type Placed } from './party.ts';
import { basicNeeds, purseOf } from './paying.ts';
import { pay } from './payment/pay.ts';
import { payments } from './payment/payments.ts';
import { fellowOf, partyAt, type State, setParty, useOf, withFellow } from './state.ts';
import type { Cause, Task } from './tasks.ts';
import { isOfUse } from './useful.ts';

/** What is known about the moment: who is in the group, and for which contract. */
type Moment = Pick<Cause, 'doers' | 'contract'>;

const causeOf = (seat: Seat, { borne }: Placed, { doers, contract }: Moment): Cause => ({
  ...{ seat, bearer: borne.bearer, card: borne.card },
  doers: doers.length > 0 || borne.bearer === null ? doers : [borne.bearer],
  ...(contract === undefined ? {} : { contract: { level: contract.level, arc: contract.arc } }),
});

/** Abilities that can be used now: once a round each, by those who are not exhausted, if they can be paid for (C-14, C-28). */
export const useOptions = (s: State, seat: Seat, when: readonly When[], moment: Moment): readonly Action[] => {
  const party = partyAt(s, seat);
  return effectsIn(party, s.sets, (effect) => when.includes(effect.when)).flatMap((placed): readonly Action[] => {
    const { borne, effect, at } = placed;
    const { bearer, card } = borne;
    const fellow = bearer === null ? undefined : fellowOf(party, bearer);
    if (fellow?.ready === false || party.used.includes(useOf(bearer, card, at))) return [];
    if (effect.when === 'assigned' && (bearer === null || !moment.doers.includes(bearer))) return [];
    const { cost = {} } = effect;
    const cause = causeOf(seat, placed, moment);
    if (party.gold < (cost.gold ?? 0) || !allHold(s, effect.if, cause) || !effect.gain.some((gain) => isOfUse(s, gain, cause))) return [];
    const purse = purseOf(party, fellow === undefined ? [] : [fellow]);
    return payments(basicNeeds(cost), purse).map(({ spent }): Action => ({ use: card, of: bearer, effect: at, pay: spent }));
  });
};

/** Uses an ability: its cost is spent, its bearer exhausted if it says so, and what it gives comes next. */
export const apply = (
  s: State,
  seat: Seat,
  action: Extract<Action, { use: string }>,
  moment: Moment,
  tell: Tell<Event> | undefined,
): Effect => {
  const { use: card, of, effect: at, pay: spent } = action;
  const placed = effectsIn(partyAt(s, seat), s.sets, () => true).find(
    (each) => each.borne.card === card && each.borne.bearer === of && each.at === at,
  );
  if (placed === undefined) throw new Error(`${card} has no such ability.`);
  const { effect } = placed;
  const paid = pay(partyAt(s, seat), spent);
  const rested = effect.when === 'exhaust' && of !== null ? withFellow(paid, of, { ready: false }) : paid;
  const gold = effect.cost?.gold ?? 0;
  setParty(s, seat, { ...rested, gold: rested.gold - gold, used: [...rested.used, useOf(of, card, at)] });
  tell?.({ what: 'used', seat, card, of, effect: at, pay: spent, gold });
  const cause = causeOf(seat, placed, moment);
  next(s, ...effect.gain.map((gain): Task => ({ do: 'gain', gain, cause })));
  return effect;
};
