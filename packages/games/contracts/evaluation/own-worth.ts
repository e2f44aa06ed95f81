import type { Seat } from '@swordtable/kernel';
import { contractOf } from '../cards/catalog.ts';
import { type Party, readyIn } from '../party/party-state.ts';
import { fameOf, LUCK_PER_FAME } from '../phases/end-of-game.ts';
import { GOLD_PER_TOKEN } from '../phases/payment.ts';
import { ROUNDS, type State } from '../state.ts';
import { stepsWorth } from './day-worth.ts';
import { draftWorth, joinedWorth, joiningFrom, keptWorth } from './hand-worth.ts';
import { type Brings, type PartyWorth, partyWorth } from './party-worth.ts';
import { payWorth } from './pay-worth.ts';
import { poolWorth, WORTH } from './worth.ts';

/** Gold that one may still count on for each companion who can be sent out, and for what its attributes are worth. */
const PER_MEEPLE = 1.8;
const PER_WORTH = 0.8;

const sum = <Item>(items: readonly Item[], worth: (item: Item) => number): number => items.reduce((all, item) => all + worth(item), 0);

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
  s.phase === 'encounter' ? { ...worth, fellows: [...worth.fellows, ...joiningFrom(party)] } : worth;

const valued = (s: State, seat: Seat, party: Party): number => {
  const rounds = ROUNDS - s.round;
  const state = s.parties[seat] === party ? s : { ...s, parties: s.parties.with(seat, party) };
  const worth = withHand(s, party, partyWorth(s, seat, party));
  const today = isBefore(s) ? sum(worth.fellows, ({ round }: Brings) => round) + worth.items : 0;
  const hand = s.phase === 'encounter' ? draftWorth(s, party) : keptWorth(party, rounds);
  const learning = sum(party.fellows, (fellow) => fellow.learning) * WORTH.level * rounds;
  const luck = rounds > 0 || !party.passed ? WORTH.luck : 1 / LUCK_PER_FAME;
  const wilds = rounds > 0 || !party.passed ? sum(party.wilds, (count) => count) * WORTH.luck : 0;
  const reserved = party.reserved === null ? 0 : WORTH.reserve * contractOf(party.reserved).level;
  return (
    party.fame +
    sum(worth.ends, (placed) => fameOf(state, seat, placed)) +
    worth.growth +
    today +
    payWorth(worth, goldOnPayDay(s, party, worth), rounds) +
    rounds * worth.items +
    stepsWorth(party, isBefore(s) ? rounds + 1 : rounds) +
    hand +
    (s.phase === 'equipment' ? joinedWorth(party, rounds) : 0) +
    learning +
    party.luck * luck +
    wilds +
    reserved
  );
};

/** When a party was valued, and at how much. */
interface Valued {
  readonly round: number;
  readonly phase: State['phase'];
  readonly isFirst: boolean;
  readonly worth: number;
}

const known = new WeakMap<Party, Valued>();

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
