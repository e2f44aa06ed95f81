import type { Seat } from '@swordtable/kernel';
import { AT, PER_ADVANCED, PER_EXPERT, type Pool, plus, poolOf, times } from '../cards/attributes.ts';
import { contractOf } from '../cards/catalog.ts';
import type { CardId, CompanionId } from '../cards/terms.ts';
import { allHold, timesOf } from '../effects/counting.ts';
import type { Gain } from '../effects/effect.ts';
import { memoizedByParty } from '../party/memoize.ts';
import { effectsOn } from '../party/party.ts';
import { type Fellow, type Party, readyIn } from '../party/party-state.ts';
import { canPay } from '../payment/can-pay.ts';
import type { Needs, Payer } from '../payment/needs.ts';
import { contractNeeds } from '../payment/purse.ts';
import { partyAt, ROUNDS, type State } from '../state.ts';
import { gainWorth, poolWorth, WORTH } from './worth.ts';

/** A group that could fulfill a contract, and its estimated value: the reward, minus what these companions could do instead. */
export interface GroupWorth {
  readonly group: readonly CompanionId[];
  readonly worth: number;
}

/** The largest group ever sent; and what a companion could do elsewhere, on top of its attributes. */
const GROUP_MAX = 5;
const ELSEWHERE = 0.5;
const ATTRIBUTES = 0.85;
/** Everyone sees a new follow-up, but the player who opens it is the first to be ready for it. */
const OPENED = 0.1;

/** What it costs to send somebody: what they could do elsewhere, less what they learn. */
export const costOf = (fellow: Fellow, rounds: number): number => ATTRIBUTES * poolWorth(fellow) + ELSEWHERE - WORTH.level * rounds;

const weightOf = (pool: Pool): number => {
  let weight = 0;
  for (let at = 0; at < pool.length; at++) {
    const each = at < AT.advanced || at === AT.wildBasic ? 1 : at < AT.expert || at === AT.wildAdvanced ? PER_ADVANCED : PER_EXPERT;
    weight += each * (pool[at] as number);
  }
  return weight;
};

const needsWeight = ({ advanced, experts }: Needs): number => {
  let weight = 0;
  for (const count of advanced) weight += PER_ADVANCED * count;
  // An expert attribute can stand for an advanced one, and never the other way round.
  for (const count of experts) weight += PER_EXPERT * count;
  return weight;
};

/** Somebody with what their abilities would give them at this contract. What those cost is not taken off. */
const aided = (s: State, seat: Seat, fellow: Fellow, contract: CardId): Pool => {
  const party = partyAt(s, seat);
  const { level, arc } = contractOf(contract);
  let { pool } = fellow;
  for (const { borne, effect, use } of effectsOn(party, s.sets, 'assigned')) {
    if (borne.bearer !== fellow.card || party.used.includes(use)) continue;
    const cause = { seat, bearer: borne.bearer, doers: [borne.bearer], card: borne.card, contract: { level, arc } };
    if (!allHold(s, effect.if, cause)) continue;
    for (const { tokens = {}, each } of effect.gain) pool = plus(pool, times(poolOf(tokens), timesOf(s, each, cause)));
  }
  return pool;
};

const sumOf = (gains: readonly Gain[], rounds: number): number => gains.reduce((sum, gain) => sum + gainWorth(gain, rounds), 0);

/** A companion who could come along, with all help, and what it costs to send it. */
interface Able {
  readonly card: CompanionId;
  readonly pool: Pool;
  readonly weight: number;
  readonly costs: number;
}

/** What is looked for, and what was found so far. */
interface Search {
  readonly able: readonly Able[];
  readonly party: Party;
  readonly plain: Needs;
  /** With the bonus; null if there's none. */
  readonly full: Needs | null;
  /** What all must weigh at least, without the bonus and with it. */
  readonly least: number;
  readonly most: number;
  readonly reward: number;
  readonly bonus: number;
  readonly found: GroupWorth[];
}

/** A group that is being put together. */
interface Group {
  readonly members: readonly Able[];
  readonly weight: number;
  readonly costs: number;
  readonly isPaid: boolean;
}

const cardsOf = (members: readonly Able[]): readonly CompanionId[] => members.map(({ card }) => card);

/** Tries a group, and all that begin with it. A companion joins a group that can already pay only for the bonus. */
const tryOut = (search: Search, from: number, { members, weight, costs, isPaid }: Group): void => {
  const { able, party, plain, full, least, most, reward, bonus, found } = search;
  let pays = isPaid;
  if (members.length > 0 && weight >= least) {
    const payers: Payer[] = [];
    for (const { card, pool } of members) payers.push({ companion: card, pool });
    const purse = { payers, luck: party.luck, wilds: party.wilds };
    const hasBonus = full !== null && weight >= most && canPay(full, purse);
    pays = isPaid || hasBonus || canPay(plain, purse);
    if (hasBonus || (pays && !isPaid)) found.push({ group: cardsOf(members), worth: reward + (hasBonus ? bonus : 0) - costs });
    if (hasBonus || (pays && full === null)) return;
  }
  if (members.length === GROUP_MAX) return;
  for (let at = from; at < able.length; at++) {
    const each = able[at] as Able;
    const more = { members: [...members, each], weight: weight + each.weight, costs: costs + each.costs, isPaid: pays };
    tryOut(search, at + 1, more);
  }
};

const foundFor = (s: State, seat: Seat, contract: CardId): readonly GroupWorth[] => {
  const party = partyAt(s, seat);
  const { luck, wilds } = party;
  const card = contractOf(contract);
  const rounds = ROUNDS - s.round;
  const [plain, withBonus] = [contractNeeds(card, false), contractNeeds(card, true)];
  const full = card.bonus === undefined ? null : withBonus;
  const [reward, bonus] = [sumOf(card.reward, rounds), sumOf(card.bonus?.reward ?? [], rounds) + OPENED];
  const [base = 0, advanced = 0, expert = 0] = wilds;
  const shared = luck + base + PER_ADVANCED * advanced + PER_EXPERT * expert;
  const [least, most] = [needsWeight(plain) - shared, needsWeight(withBonus) - shared];
  const able = readyIn(party)
    .map((fellow): Able => {
      const pool = aided(s, seat, fellow, contract);
      return { card: fellow.card, pool, weight: weightOf(pool), costs: costOf(fellow, rounds) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const found: GroupWorth[] = [];
  tryOut({ able, party, plain, full, least, most, reward, bonus, found }, 0, { members: [], weight: 0, costs: 0, isPaid: false });
  return found.sort((one, other) => other.worth - one.worth);
};

/** What is known about the contracts of a party as it is. */
const knownGroups = memoizedByParty(() => new Map<CardId, readonly GroupWorth[]>());

/** The groups that could fulfill a contract, the best first. Parties are values, so they are looked for once. */
export const groupsFor = (s: State, seat: Seat, contract: CardId): readonly GroupWorth[] => {
  const known = knownGroups(s, seat);
  const groups = known.get(contract) ?? foundFor(s, seat, contract);
  known.set(contract, groups);
  return groups;
};
