import type { Seat } from '@swordtable/kernel';
import { EMPTY, plus, pooled, times } from '../cards/attributes.ts';
import { contractOf } from '../cards/catalog.ts';
import type { CardId, CompanionId } from '../cards/terms.ts';
import { allHold, timesOf } from '../effects/counting.ts';
import { memoizedByParty } from '../party/memoize.ts';
import { effectsOn, type Placed } from '../party/party.ts';
import { draftOf, fellowOf, type Party, readyIn, withFellow } from '../party/party-state.ts';
import { canPay } from '../payment/can-pay.ts';
import type { Needs, Purse } from '../payment/needs.ts';
import { pay } from '../payment/pay.ts';
import { payments } from '../payment/payments.ts';
import { basicNeeds, contractNeeds, purseOf } from '../payment/purse.ts';
import { partyAt, type State } from '../state.ts';
import type { Cause } from '../tasks.ts';

/** An ability for those who are assigned, and what it would give its bearer at this contract. */
interface Help {
  readonly placed: Placed;
  readonly bearer: CompanionId;
  readonly pool: readonly number[];
}

/** Abilities for assigned companions that none of them has used this round. */
const unused = (party: Party, sets: State['sets'], ready: readonly CompanionId[]): readonly Placed[] =>
  effectsOn(party, sets, 'assigned').filter(
    ({ borne: { bearer }, use }) => bearer !== null && ready.includes(bearer) && !party.used.includes(use),
  );

/** What a group could use at a contract. None of it changes whether the rest can be used: nothing asks for luck, gold or tokens. */
const helpFor = (
  s: State,
  seat: Seat,
  doers: readonly CompanionId[],
  abilities: readonly Placed[],
  contract: NonNullable<Cause['contract']>,
): readonly Help[] => {
  const help: Help[] = [];
  for (const placed of abilities) {
    const { borne, effect } = placed;
    if (borne.bearer === null || !doers.includes(borne.bearer)) continue;
    const cause: Cause = { seat, bearer: borne.bearer, doers, card: borne.card, contract };
    if (!allHold(s, effect.if, cause)) continue;
    let pool = EMPTY;
    for (const { tokens, each } of effect.gain) if (tokens !== undefined) pool = plus(pool, times(pooled(tokens), timesOf(s, each, cause)));
    help.push({ placed, bearer: borne.bearer, pool });
  }
  return help;
};

const helped = (party: Party, { bearer, pool }: Help): Party =>
  withFellow(party, bearer, { pool: plus(fellowOf(party, bearer).pool, pool) });

/** What a group would have with all its help, for nothing. */
const helpedPurse = (party: Party, group: readonly CompanionId[], help: readonly Help[]): Purse => {
  const payers = group.map((companion) => {
    let { pool } = fellowOf(party, companion);
    for (const each of help) if (each.bearer === companion) pool = plus(pool, each.pool);
    return { companion, pool };
  });
  return { payers, luck: party.luck, wilds: party.wilds };
};

/** Whether a group gets there: as it is, or after a companion has used one more ability and paid for it. */
const getsThere = (party: Party, group: readonly CompanionId[], needs: Needs, help: readonly Help[]): boolean => {
  const covers = (with_: Party): boolean =>
    canPay(
      needs,
      purseOf(
        with_,
        group.map((each) => fellowOf(with_, each)),
      ),
    );
  if (covers(party)) return true;
  // If it would not do even for nothing, nobody need look at what it costs.
  if (help.length === 0 || !covers(help.reduce(helped, party))) return false;
  return help.some((each) => {
    const { cost = {} } = each.placed.effect;
    const gold = party.gold - (cost.gold ?? 0);
    if (gold < 0) return false;
    const others = help.filter((other) => other !== each);
    const purse = purseOf(party, [fellowOf(party, each.bearer)]);
    return payments(basicNeeds(cost), purse).some(({ spent }) => {
      const paid = draftOf(pay(party, spent));
      paid.gold = gold;
      return getsThere(helped(paid, each), group, needs, others);
    });
  });
};

/** What costs nothing is used before anything else. */
const isFree = ({ placed }: Help): boolean => placed.effect.cost === undefined;

/** What is known about the contracts of a party as it is. */
const knownReach = memoizedByParty(() => new Map<CardId, boolean>());

/**
 * The contracts that a party can set out for: those that all who are ready could pay together, or one of them whose abilities are for those
 * who go alone, with what they have or with what their abilities give them on the way and after what these cost.
 */
export const withinReach = (s: State, seat: Seat, contracts: readonly CardId[]): readonly CardId[] => {
  const known = knownReach(s, seat);
  const unknown = contracts.filter((contract) => !known.has(contract));
  if (unknown.length > 0) for (const [contract, isWithin] of reachOf(s, seat, unknown)) known.set(contract, isWithin);
  return contracts.filter((contract) => known.get(contract));
};

const reachOf = (s: State, seat: Seat, contracts: readonly CardId[]): readonly (readonly [CardId, boolean])[] => {
  const party = partyAt(s, seat);
  const fellows = readyIn(party);
  if (fellows.length === 0) return contracts.map((contract) => [contract, false]);
  const purse = purseOf(party, fellows);
  const ready = fellows.map(({ card }) => card);
  const abilities = unused(party, s.sets, ready);
  const isLoner = (card: CompanionId): boolean =>
    abilities.some(({ borne, effect }) => borne.bearer === card && effect.if?.some((condition) => 'alone' in condition) === true);
  const groups = [ready, ...ready.filter(isLoner).map((card) => [card])];
  const isWithin = (contract: CardId): boolean => {
    const card = contractOf(contract);
    const needs = contractNeeds(card, false);
    if (canPay(needs, purse)) return true;
    if (abilities.length === 0) return false;
    return groups.some((group) => {
      const help = helpFor(s, seat, group, abilities, { level: card.level, arc: card.arc });
      // Mostly it would not do even for nothing.
      if (help.length === 0 || !canPay(needs, helpedPurse(party, group, help))) return false;
      const begun = help.filter(isFree).reduce(helped, party);
      return getsThere(
        begun,
        group,
        needs,
        help.filter((each) => !isFree(each)),
      );
    });
  };
  return contracts.map((contract) => [contract, isWithin(contract)]);
};
