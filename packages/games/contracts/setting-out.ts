import type { Seat } from '@swordtable/kernel';
import { plus, poolOf, times } from './attributes.ts';
import { cardAs } from './catalog.ts';
import { allHold, timesOf } from './counting.ts';
import { effectsIn, type Placed } from './party.ts';
import { basicNeeds, contractNeeds, purseOf } from './paying.ts';
import { canPay } from './payment/can-pay.ts';
import { type Fellow, type Party, partyAt, type State, useOf } from './state.ts';
import type { Cause } from './tasks.ts';
import type { CardId } from './terms.ts';

/** Abilities for those who are assigned to a contract that nobody has used in this round and that could be paid for. */
const unused = (party: Party, sets: State['sets'], ready: readonly Fellow[]): readonly Placed[] =>
  effectsIn(party, sets, ({ when }) => when === 'assigned').filter(({ borne: { bearer, card }, effect: { cost = {} }, at }) => {
    const fellow = ready.find((each) => each.card === bearer);
    return fellow !== undefined && !party.used.includes(useOf(bearer, card, at)) && canPay(basicNeeds(cost), purseOf(party, [fellow]));
  });

/** A group with all that its abilities would give it at a contract. What they cost is not taken off: they pay for themselves. */
const aided = (
  s: State,
  seat: Seat,
  group: readonly Fellow[],
  abilities: readonly Placed[],
  contract: Cause['contract'],
): readonly Fellow[] => {
  const doers = group.map(({ card }) => card);
  return group.map((fellow) => {
    let { pool } = fellow;
    for (const { borne, effect } of abilities) {
      const cause: Cause = { seat, bearer: fellow.card, doers, card: borne.card, ...(contract === undefined ? {} : { contract }) };
      if (borne.bearer !== fellow.card || !allHold(s, effect.if, cause)) continue;
      for (const { tokens = {}, each } of effect.gain) pool = plus(pool, times(poolOf(tokens), timesOf(s, each, cause)));
    }
    return { ...fellow, pool };
  });
};

/**
 * The contracts that a party can set out for: those that all who are ready could pay together, or somebody alone, with what they have or
 * with what their abilities give them on the way.
 */
export const withinReach = (s: State, seat: Seat, contracts: readonly CardId[]): readonly CardId[] => {
  const party = partyAt(s, seat);
  const ready = party.fellows.filter((fellow) => fellow.ready);
  if (ready.length === 0) return [];
  const purse = purseOf(party, ready);
  const abilities = unused(party, s.sets, ready);
  const groups = [ready, ...ready.filter(({ card }) => abilities.some(({ borne }) => borne.bearer === card)).map((fellow) => [fellow])];
  return contracts.filter((contract) => {
    const card = cardAs(contract, 'basic', 'followUp');
    const needs = contractNeeds(card, false);
    if (canPay(needs, purse)) return true;
    const { level, arc } = card;
    return abilities.length > 0 && groups.some((group) => canPay(needs, purseOf(party, aided(s, seat, group, abilities, { level, arc }))));
  });
};
