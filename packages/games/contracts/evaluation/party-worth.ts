import type { Seat } from '@swordtable/kernel';
import { DOMAINS } from '../cards/terms.ts';
import { memoized } from '../memoized.ts';
import { memoizedByBearers } from '../party/bearers.ts';
import { attributesOf, borneIn, effectsOn, iconsOn, type Placed, wornBy } from '../party/party.ts';
import type { Fellow, Party } from '../party/party-state.ts';
import { payFameOf, salaryOf } from '../party/salary.ts';
import { memoizedBriefly } from '../short-memory.ts';
import { ROUNDS, type State, withParty } from '../state.ts';
import { doingWorth, endGrowth } from './effect-worth.ts';
import { poolWorth, WORTH } from './worth.ts';

/** What a companion brings in a round in which it is there, and what it gives and wants on pay day. */
export interface Brings {
  readonly round: number;
  readonly fame: number;
  readonly salary: number;
}

export interface PartyWorth {
  readonly fellows: readonly Brings[];
  /** What the things of the party bring in a round. */
  readonly items: number;
  /** What cards will add at the end of the game beyond what they count by now, and what they count. */
  readonly growth: number;
  readonly ends: readonly Placed[];
}

/** Two icons of a domain are half a set. */
const NEARLY_A_SET = 0.25;

const nearlySets = (fellow: Fellow): number =>
  wornBy(fellow).length < 2 ? 0 : DOMAINS.filter((domain) => iconsOn(fellow, domain) === 2).length * NEARLY_A_SET;

const broughtBy = (s: State, seat: Seat, party: Party): PartyWorth => {
  const rounds = ROUNDS - s.round;
  // Conditions are asked of the party as it is being put together.
  const state = withParty(s, seat, party);
  const round = new Map<string | null, number>();
  let growth = 0;
  for (const borne of borneIn(party, s.sets)) {
    round.set(borne.bearer, (round.get(borne.bearer) ?? 0) + doingWorth(state, seat, borne, rounds));
    growth += endGrowth(borne.doing, rounds + 0.5);
  }
  const fellows = party.fellows.map(
    (fellow): Brings => ({
      round: WORTH.meeple + poolWorth({ pool: attributesOf(fellow) }) + (round.get(fellow.card) ?? 0) + nearlySets(fellow),
      fame: payFameOf(party, fellow, s.sets),
      salary: salaryOf(party, fellow, s.sets),
    }),
  );
  return { fellows, items: round.get(null) ?? 0, growth, ends: effectsOn(party, s.sets, 'end') };
};

/** No more is kept than one decision needs. */
const KNOWN_MAX = 20_000;

/** A short name for each description that was met: with the descriptions themselves, keys would be as long as this line. */
const names = new Map<string, string>();
let named = 0;
const nameFor = (words: string): string => {
  const before = names.get(words);
  if (before !== undefined) return before;
  // No name is given twice, so a description that was forgotten just gets another one.
  if (names.size >= KNOWN_MAX) names.clear();
  const name = String(named++);
  names.set(words, name);
  return name;
};

/** Everything about a companion that counts here. */
const toldOf = memoizedBriefly(({ card, experience, worn: { main, support, body }, skills }: Fellow): string =>
  nameFor(`${card} ${experience} ${main} ${support} ${body} ${skills}`),
);

const listed = memoized((cards: readonly unknown[]): string => nameFor(String(cards)));

/** Parties that were worked out; what they bring depends on nothing but these words. */
const known = new Map<string, PartyWorth>();

/** What the bearers of a party bring, by the round: it is the same whatever tokens they have. */
const byRound = memoizedByBearers((): PartyWorth[] => []);

/** What a party brings, by its cards. */
export const partyWorth = (s: State, seat: Seat, party: Party): PartyWorth => {
  const worths = byRound(party, s.sets);
  worths[s.round] ??= foundWorth(s, seat, party);
  return worths[s.round] as PartyWorth;
};

const foundWorth = (s: State, seat: Seat, party: Party): PartyWorth => {
  let words = `${s.round} ${listed(s.sets)} ${listed(party.items)}`;
  for (const fellow of party.fellows) words += `;${toldOf(fellow)}`;
  const before = known.get(words);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_MAX) known.clear();
  const worth = broughtBy(s, seat, party);
  known.set(words, worth);
  return worth;
};
