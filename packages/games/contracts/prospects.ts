import type { Seat, Standing } from '@swordtable/kernel';
import { cardAs } from './catalog.ts';
import { dayWorth, ranksWorth, stepsWorth } from './day-worth.ts';
import { fameOf, LUCK_PER_FAME, standingBy } from './ending.ts';
import { draftWorth, joinedWorth, joiningFrom, keptWorth } from './hand-worth.ts';
import { type Brings, type PartyWorth, partyWorth } from './party-worth.ts';
import { payWorth } from './pay-worth.ts';
import { GOLD_PER_TOKEN } from './payday.ts';
import { type Party, partyAt, ROUNDS, type State } from './state.ts';
import { underWay } from './under-way.ts';
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
  return (
    party.gold +
    waived +
    sum(
      party.fellows.filter(({ ready }) => ready),
      (fellow) => PER_MEEPLE + PER_WORTH * poolWorth(fellow),
    )
  );
};

/** Cards of the hand count as if they had been added while they are drafted. */
const withHand = (s: State, party: Party, worth: PartyWorth): PartyWorth =>
  s.phase === 'encounter' ? { ...worth, fellows: [...worth.fellows, ...joiningFrom(party)] } : worth;

/** What a party will about have at the end, in fame. */
const prospectOf = (s: State, seat: Seat): number => {
  const party = s.plans[seat] ?? partyAt(s, seat);
  const rounds = ROUNDS - s.round;
  const state = s.parties[seat] === party ? s : { ...s, parties: s.parties.with(seat, party) };
  const worth = withHand(s, party, partyWorth(s, seat, party));
  const today = isBefore(s)
    ? sum(worth.fellows, ({ round }: Brings) => round) + worth.items
    : s.phase === 'contract'
      ? dayWorth(s, seat)
      : 0;
  const hand = s.phase === 'encounter' ? draftWorth(s, party) : keptWorth(party, rounds);
  const learning = sum(party.fellows, (fellow) => fellow.learning) * WORTH.level * rounds;
  const luck = rounds > 0 || !party.passed ? WORTH.luck : 1 / LUCK_PER_FAME;
  const wilds = rounds > 0 || !party.passed ? sum(party.wilds, (count) => count) * WORTH.luck : 0;
  const reserved = party.reserved === null ? 0 : WORTH.reserve * cardAs(party.reserved, 'basic', 'followUp').level;
  return (
    party.fame +
    sum(worth.ends, (placed) => fameOf(state, seat, placed)) +
    worth.growth +
    today +
    payWorth(worth, goldOnPayDay(s, party, worth), rounds) +
    rounds * worth.items +
    (s.phase === 'contract' ? ranksWorth(s, seat) : 0) +
    stepsWorth(party, isBefore(s) ? rounds + 1 : rounds) +
    hand +
    (s.phase === 'equipment' ? joinedWorth(party, rounds) : 0) +
    learning +
    party.luck * luck +
    wilds +
    reserved
  );
};

/** The standing that may be expected, whatever is under way counted as good as done. The owner of a plan knows it. */
export const prospects = (s: State): Standing | undefined => {
  if (s.phase === 'over') return undefined;
  const pending = underWay(s);
  return standingBy(
    s,
    s.parties.map((_, seat) => prospectOf(s, seat) + (seat === s.active ? pending : 0)),
  );
};
