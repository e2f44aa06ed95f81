import type { Seat } from '@swordtable/kernel';
import { contractOf } from '../cards/catalog.ts';
import { type Party, readyIn } from '../party/party-state.ts';
import { fameOf, LUCK_PER_FAME } from '../phases/end-of-game.ts';
import { GOLD_PER_TOKEN } from '../phases/payment.ts';
import { shortMemory } from '../short-memory.ts';
import { ROUNDS, type State, withParty } from '../state.ts';
import { stepsWorth } from './day-worth.ts';
import { draftWorth, joinedWorth, joiningFrom, keptWorth } from './hand-worth.ts';
import { type Brings, type PartyWorth, partyWorth } from './party-worth.ts';
import { payWorth } from './pay-worth.ts';
import { poolWorth, WORTH } from './worth.ts';

/** Gold that one may still count on for each companion who can be sent out, and for what its attributes are worth. */
const PER_MEEPLE = 1.8;
const PER_WORTH = 0.8;

const sum = <Item>(items: readonly Item[], worth: (item: Item) => number): number => {
  let all = 0;
  for (const item of items) all += worth(item);
  return all;
};

const isBefore = ({ phase }: State): boolean => phase === 'encounter' || phase === 'equipment';

/** Gold that is there on pay day, what will about come in and what was waived included. */
const goldOnPayDay = (s: State, party: Party, { fellows }: PartyWorth): number => {
  if (isBefore(s)) return party.gold + sum(fellows, ({ round }) => PER_MEEPLE + PER_WORTH * (round - WORTH.meeple));
  if (s.phase !== 'contract') return party.gold;
  const waived = Math.max(0, sum(fellows, ({ salary }) => salary) - party.salary) * GOLD_PER_TOKEN;
  if (party.passed) return party.gold + waived;
  return party.gold + waived + sum(readyIn(party), (fellow) => PER_MEEPLE + PER_WORTH * poolWorth(fellow));
};

/** Cards of the hand count as if they had been added while they are drafted. */
const withHand = (s: State, party: Party, worth: PartyWorth): PartyWorth =>
  s.phase === 'encounter'
    ? { fellows: [...worth.fellows, ...joiningFrom(party)], items: worth.items, growth: worth.growth, ends: worth.ends }
    : worth;

/** What a party's estimated final fame is made of. */
export interface OwnParts {
  readonly fame: number;
  /** What cards count at the end of the game, by now and by then. */
  readonly end: number;
  /** What companions and items bring in this round, before it begins, and in those to come. */
  readonly today: number;
  readonly items: number;
  /** Pay day: the fame of those who are paid, what they bring later, and the gold that is left. */
  readonly pay: number;
  readonly camp: number;
  /** Cards in hand, and those that nobody uses yet. */
  readonly cards: number;
  readonly learning: number;
  readonly luck: number;
  readonly reserved: number;
}

/** A party's own estimated final fame, part by part. */
export const ownParts = (s: State, seat: Seat, party: Party): OwnParts => {
  const rounds = ROUNDS - s.round;
  const state = withParty(s, seat, party);
  const worth = withHand(s, party, partyWorth(s, seat, party));
  const hand = s.phase === 'encounter' ? draftWorth(s, party) : keptWorth(party, rounds);
  const luck = rounds > 0 || !party.passed ? WORTH.luck : 1 / LUCK_PER_FAME;
  const wilds = rounds > 0 || !party.passed ? sum(party.wilds, (count) => count) * WORTH.luck : 0;
  return {
    fame: party.fame,
    end: sum(worth.ends, (placed) => fameOf(state, seat, placed)) + worth.growth,
    today: isBefore(s) ? sum(worth.fellows, ({ round }: Brings) => round) + worth.items : 0,
    items: rounds * worth.items,
    pay: payWorth(worth, goldOnPayDay(s, party, worth), rounds),
    camp: stepsWorth(party, isBefore(s) ? rounds + 1 : rounds),
    cards: hand + (s.phase === 'equipment' ? joinedWorth(party, rounds) : 0),
    learning: sum(party.fellows, (fellow) => fellow.learning) * WORTH.level * rounds,
    luck: party.luck * luck + wilds,
    reserved: party.reserved === null ? 0 : WORTH.reserve * contractOf(party.reserved).level,
  };
};

const valued = (s: State, seat: Seat, party: Party): number => {
  const { fame, end, today, items, pay, camp, cards, learning, luck, reserved } = ownParts(s, seat, party);
  return fame + end + today + items + pay + camp + cards + learning + luck + reserved;
};

/** When a party was valued, and at how much. */
interface Valued {
  readonly round: number;
  readonly phase: State['phase'];
  readonly isFirst: boolean;
  readonly worth: number;
}

const known = shortMemory<Party, Valued>();

/**
 * A party's own estimated final fame, whatever the others do and whatever is on the board. Parties are values,
 * so each is valued once in a phase; an answer changes one of them, and the others are known.
 */
export const ownWorth = (s: State, seat: Seat, party: Party): number => {
  const before = known.get(party);
  const isFirst = s.first === seat;
  if (before !== undefined && before.round === s.round && before.phase === s.phase && before.isFirst === isFirst) return before.worth;
  const worth = valued(s, seat, party);
  known.set(party, { round: s.round, phase: s.phase, isFirst, worth });
  return worth;
};
